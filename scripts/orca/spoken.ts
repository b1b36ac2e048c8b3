const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'", nbsp: ' ' };

/** What a screen shows of markup: text in one line, without tags. */
const plain = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** What Orca gave to the speech synthesizer, in its order, from a log of its debug level. */
export const spokenIn = (log: string): string[] =>
  [...log.matchAll(/SPEECH DISPATCHER: Speaking '<speak>(.*?)<\/speak>'/gs)]
    .map(([, speech = '']) => plain(speech))
    .filter(Boolean);

/** The words of a built page's headings, from its first on, and then the last link, which is in the footer. */
export function landmarksOf(html: string): string[] {
  const main = html.slice(html.indexOf('<main'));
  // A link in a heading is spoken as a link, between the heading's other words.
  const headings = [...main.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs)].flatMap(([, text = '']) =>
    text
      .split(/<[^>]*>/)
      .map(plain)
      .filter(Boolean),
  );
  const footer = main.slice(main.indexOf('<footer'));
  const link = [...footer.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(([, text = '']) => plain(text)).at(-1);
  if (!headings.length || !link) throw new Error('The page has no heading or no link in its footer.');
  return [...headings, link];
}

/** Orca leaves out the spaces before parts that only screen readers are given. */
const letters = (text: string) => text.replace(/\s/g, '');

/** Which of these words have not been spoken. */
export function unspoken(expected: string[], spoken: string[]): string[] {
  const said = letters(spoken.join(''));
  return expected.filter((words) => !said.includes(letters(words)));
}

/** Sentences that were spoken more than once, as in a loop; short phrases, such as a link's name, may come again. */
export const repeated = (spoken: string[]): string[] => [
  ...new Set(spoken.filter((phrase, index) => phrase.length > 60 && spoken.indexOf(phrase) < index)),
];
