const foreign = /\p{L}*[åäöőűáéíóúü]\p{L}*/iu;
const hungarian = /[őűáéíóúü]/i;

/** Swedish or Hungarian, if a word has a letter that English lacks. */
export const languageOfWord = (word: string) => (foreign.test(word) ? (hungarian.test(word) ? 'hu' : 'sv') : undefined);

/** The same as an attribute for the data of pages, which may not be undefined. */
export function langOf(word: string): { lang?: string } {
  const lang = languageOfWord(word);
  return lang ? { lang } : {};
}

interface Props {
  children: string;
  /** The languages of words that their letters do not give away, as BCP 47 tags. */
  words?: Record<string, string>;
}

/**
 * An English text in which Swedish and Hungarian words have their language, so that screen readers pronounce them. Letters that
 * English lacks tell which words those are; most words without such letters are read well enough.
 */
export const Foreign = ({ children, words = {} }: Props) => {
  const listed = Object.keys(words).map((word) => `\\b${word}\\b`);
  return children.split(new RegExp(`(${[foreign.source, ...listed].join('|')})`, 'iu')).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, and may have a word twice
      <span key={index} lang={words[part] ?? languageOfWord(part)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
};
