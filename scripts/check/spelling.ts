import { globSync, readFileSync } from 'node:fs';
import english from 'dictionary-en-gb';
import swedish from 'dictionary-sv';
import { type Hunspell, type HunspellFactory, loadModule } from 'hunspell-asm';
import { parse } from 'yaml';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { loadAgency } from '../../src/content/build/agency.ts';
import { contentFolder } from '../../src/content/build/folder.ts';
import { loadPeople, loadWorks } from '../../src/content/build/load.ts';
import { site } from '../../src/site.ts';

function open(factory: HunspellFactory, name: string, { aff, dic }: typeof english): Hunspell {
  return factory.create(
    factory.mountBuffer(aff, `${name}.aff`),
    factory.mountBuffer(dic, `${name}.dic`),
  );
}

/** Hunspell itself: its ports to JavaScript do not know how Swedish joins words, and one of them then accepts every word. */
const hunspell = await loadModule();
const dictionaries = { en: open(hunspell, 'en', english), sv: open(hunspell, 'sv', swedish) };

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:[’'\-.:]\p{L}[\p{L}\p{M}]*)*/gu;

/** The agency's own names, and its people's and clients'. */
const names = [
  site.name,
  site.wordmark,
  cookieAnswerKey,
  ...site.socials.map(({ label }) => label),
  ...site.offices.flatMap(({ city, country, street }) => [city, country, street]),
  ...loadAgency().companies.flatMap(({ legalName, register }) => [legalName, register]),
  ...loadPeople().map(({ name }) => name),
  ...loadWorks().map(({ client }) => client),
];

/** Words that no dictionary has, and names. A line of the list may end with a comment after `#`. */
const ownWords = new Set([
  ...readFileSync('src/content/words.txt', 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim()),
  ...names.flatMap((name) => name.match(wordPattern) ?? []),
]);

/** `Kikötő’s` is as right as `Kikötő`. */
const owner = (word: string) => word.replace(/[’']s?$/, '');

/** Placeholders, addresses, and anything with a digit, are not words. */
const notWords = /\{\{\w+\}\}|\S+@\S*|https?:\/\/\S+|\S+\.example\S*|(?<=^|\s)\/\S+|\S*\p{N}\S*/gu;

/**
 * The words of a text that neither the dictionary of its language nor our own list has.
 * @param lang as a `lang` attribute has it; of a language without a dictionary, such as Hungarian, every word has to be in our list
 */
export function misspelt(text: string, lang: string): string[] {
  const dictionary = Object.entries(dictionaries).find(
    ([language]) => language === lang.split('-')[0],
  )?.[1];
  const isRight = (word: string) =>
    [word, owner(word)].some(
      (one) => ownWords.has(one) || dictionary?.spell(one.replaceAll('’', "'")),
    );
  return (text.replace(notWords, ' ').match(wordPattern) ?? [])
    .filter((word) => !isRight(word))
    .flatMap((word) => word.split(/[-.:]/).filter((part) => !isRight(part)));
}

/** All texts of a content file that have more than a word. */
const textsIn = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.values(value).flatMap(textsIn)
    : [String(value)].filter((text) => text.includes(' '));

/** Words of the content that no dictionary has, a line each. A test asks the built pages more strictly, by their languages. */
export const unknownWords = () =>
  globSync(`${contentFolder}/**/*.yaml`).flatMap((file) =>
    textsIn(parse(readFileSync(file, 'utf8'))).flatMap((text) =>
      misspelt(text, 'en')
        .filter((word) => misspelt(word, 'sv').length)
        .map(
          (word) =>
            `${file}: “${word}” is in no dictionary: mend it, or have it added to src/content/words.txt`,
        ),
    ),
  );
