/** Hungarian words whose letters do not give them away. */
const hungarianWords = ['Adatvédelmi', 'Béla', 'Eltérés', 'Gellért', 'Kész', 'Mérték', 'Réka'];

const whole = (word: string) => `(?<!\\p{L})${word}(?!\\p{L})`;
const listedHungarian = hungarianWords.map(whole).join('|');
const foreign = `\\p{L}*[åäöőűáíóú]\\p{L}*|${listedHungarian}`;
const hungarian = new RegExp(`[őűáíóú]|${listedHungarian}`, 'iu');
const swedish = /[åäö]/i;

/**
 * Swedish or Hungarian, if a text has a letter of theirs alone. `é` and `ü` do not tell, as English borrows words with them:
 * *résumé*, *München*.
 */
export const languageOfWord = (text: string) =>
  hungarian.test(text) ? 'hu' : swedish.test(text) ? 'sv' : undefined;

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
  const all = [foreign, ...Object.keys(words).map(whole)].join('|');
  return children.split(new RegExp(`(${all})`, 'iu')).map((part, index) =>
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
