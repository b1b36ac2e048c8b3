import { readFileSync } from 'node:fs';
import english from 'dictionary-en-gb';
import swedish from 'dictionary-sv';
import { type Hunspell, type HunspellFactory, loadModule } from 'hunspell-asm';
import { loadPeople } from '../../../src/content/load.ts';

/** Words that no dictionary has: one per line, with a comment after `#`. */
export const ownWords = readFileSync('tests/writing/words.txt', 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean);

function open(factory: HunspellFactory, name: string, { aff, dic }: typeof english): Hunspell {
  return factory.create(factory.mountBuffer(aff, `${name}.aff`), factory.mountBuffer(dic, `${name}.dic`));
}

/** Hunspell itself: its ports to JavaScript do not know how Swedish joins words, and one of them then accepts every word. */
const hunspell = await loadModule();
const dictionaries = {
  en: open(hunspell, 'en', english),
  sv: open(hunspell, 'sv', swedish),
};

/** Hungarian is read of single words only; each of them has to be in our own list. */
const withoutDictionary = 'hu';

export type Language = keyof typeof dictionaries | typeof withoutDictionary;

/** The dictionary for a `lang` attribute. @throws Error when there is none */
export function languageOf(lang: string): Language {
  const language = lang.split('-')[0] ?? '';
  if (language !== withoutDictionary && !Object.hasOwn(dictionaries, language))
    throw new Error(`lang="${lang}": no dictionary for it`);
  return language as Language;
}

/** `Kikötő’s` is as right as `Kikötő`. */
const owner = (word: string) => word.replace(/[’']s?$/, '');

const spells = (word: string, language: Language) =>
  language !== withoutDictionary && [word, owner(word)].some((one) => dictionaries[language].spell(one.replaceAll('’', "'")));

/** Addresses, and anything with a digit, are not words. */
const notWords = /\S+@\S+|https?:\/\/\S+|\S+\.example\S*|(?<=^|\s)\/\S+|\S*\p{N}\S*/gu;
const wordPattern = /\p{L}[\p{L}\p{M}]*(?:[’'\-.:]\p{L}[\p{L}\p{M}]*)*/gu;

/** Words of a text that the dictionary of its language does not have, without their possessive ending. */
export function unknownWords(text: string, language: Language): string[] {
  return (text.replace(notWords, ' ').match(wordPattern) ?? [])
    .filter((word) => !spells(word, language))
    .flatMap((word) => (own.has(owner(word)) ? [word] : word.split(/[-.:]/).filter((part) => !spells(part, language))))
    .map(owner);
}

/** Our own list, and the names of people. */
const own = new Set([...ownWords, ...loadPeople().map(({ name }) => name)]);

/** Words of a text that are neither in the dictionary of its language nor in our own list. */
export const misspelt = (text: string, language: Language) => unknownWords(text, language).filter((word) => !own.has(word));
