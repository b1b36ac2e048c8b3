import { createContext, useContext } from 'react';
import { buildLanguage } from '../env/pages.ts';
import { lettersOf } from '../words/letters.ts';

/** Maps words whose letters do not tell their language to that language, a BCP 47 tag. */
type WordLanguages = Readonly<Record<string, string>>;

/** The listed words of the agency, which `Foreign` marks in every text. */
export const ForeignWords = createContext<WordLanguages>({});

const otherLanguages = Object.keys(lettersOf).filter((language) => language !== buildLanguage);
const foreignLetters = otherLanguages.map((language) => lettersOf[language]).join('');

/** Matches the word and not a part of another one. The browsers of 2024 lack `RegExp.escape`. */
const wholeWordPattern = (word: string) =>
  `(?<!\\p{L})${word.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}(?!\\p{L})`;

/** Returns the language of a listed word, or of a word's letters, if it isn't the site's. */
export function languageOfWord(text: string, words: WordLanguages = {}): string | undefined {
  const [, listed] =
    Object.entries(words).find(([word]) => new RegExp(wholeWordPattern(word), 'iu').test(text)) ??
    [];
  const byLetter = otherLanguages.find((language) =>
    new RegExp(`[${lettersOf[language]}]`, 'i').test(text),
  );
  const language = listed ?? byLetter;
  return language === buildLanguage ? undefined : language;
}

/** Returns the language as a `lang` property, or none, because page props may not be undefined. */
export function langOf(word: string, words?: WordLanguages): { lang?: string } {
  const lang = languageOfWord(word, words);
  return lang ? { lang } : {};
}

interface Props {
  children: string;
  /** More words of other languages, for this text only. */
  words?: WordLanguages;
}

/**
 * A text in which words of other languages have a `lang` attribute, so that screen readers pronounce
 * them.
 */
export const Foreign = ({ children, words }: Props) => {
  const listed = { ...useContext(ForeignWords), ...words };
  const foreign = [
    `\\p{L}*[${foreignLetters}]\\p{L}*`,
    ...Object.keys(listed).map(wholeWordPattern),
  ].join('|');
  return children.split(new RegExp(`(${foreign})`, 'iu')).map((part, index) => {
    const language = index % 2 ? languageOfWord(part, listed) : undefined;
    return language ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, and may have a word twice
      <span key={index} lang={language}>
        {part}
      </span>
    ) : (
      part
    );
  });
};
