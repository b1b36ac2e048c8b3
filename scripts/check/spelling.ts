import { existsSync, readFileSync } from 'node:fs';
import english from 'dictionary-en-gb';
import swedish from 'dictionary-sv';
import { type Hunspell, type HunspellFactory, loadModule } from 'hunspell-asm';
import { parse } from 'yaml';
import { cookieAnswerKey } from '#src/consent/cookieAnswer.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { loadPeople, loadWorks } from '#src/content/load/load.ts';
import { loadAgency } from '#src/content/load/loadAgency.ts';
import { findFiles } from '#src/content/load/readFiles.ts';
import { languages } from '#src/languages.ts';
import { site, siteLanguage } from '#src/site.ts';

function open(factory: HunspellFactory, name: string, { aff, dic }: typeof english): Hunspell {
  return factory.create(
    factory.mountBuffer(aff, `${name}.aff`),
    factory.mountBuffer(dic, `${name}.dic`),
  );
}

/** Hunspell in WebAssembly, because its JavaScript ports can't check Swedish compounds. */
const hunspell = await loadModule();
const dictionaries: Record<string, Hunspell> = {
  en: open(hunspell, 'en', english),
  sv: open(hunspell, 'sv', swedish),
};
for (const language of languages)
  dictionaries[language] ??= open(
    hunspell,
    language,
    (await import(`dictionary-${language}`)).default,
  );

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:[’'\-.:]\p{L}[\p{L}\p{M}]*)*/gu;

const names = [
  site.name,
  site.wordmark,
  cookieAnswerKey,
  ...new URL(site.url).hostname.split('.'),
  ...site.socials.map(({ label }) => label),
  ...site.offices.flatMap(({ city, country, street }) => [city, country, street]),
  ...loadAgency().companies.flatMap(({ legalName, register }) => [legalName, register]),
  ...loadPeople().map(({ name }) => name),
  ...loadWorks().map(({ client }) => client),
];

const ownWords = new Set([
  ...[`${contentFolder}/words.txt`, 'scripts/check/words.txt']
    .flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []))
    .map((line) => line.replace(/#.*/, '').trim()),
  ...names.flatMap((name) => name.match(wordPattern) ?? []),
]);

/** Removes the possessive ending: `Kikötő’s` is as correct as `Kikötő`. */
const withoutPossessive = (word: string) => word.replace(/[’']s?$/, '');

/** Matches placeholders, email addresses, URLs, domains, paths and anything with a digit. */
const notWords =
  /\{\{\w+\}\}|\S+@\S*|https?:\/\/\S+|\S+\.\p{Ll}{2,}\S*|(?<=^|\s)\/\S+|\S*\p{N}\S*/gu;

/** @param lang a BCP 47 tag; Hungarian, for instance, has no dictionary */
export function misspelt(text: string, lang: string): string[] {
  const dictionary = Object.entries(dictionaries).find(
    ([language]) => language === lang.split('-')[0],
  )?.[1];
  const isCorrect = (word: string) =>
    [word, withoutPossessive(word)].some(
      (form) => ownWords.has(form) || dictionary?.spell(form.replaceAll('’', "'")),
    );
  return (text.replace(notWords, ' ').match(wordPattern) ?? [])
    .filter((word) => !isCorrect(word))
    .flatMap((word) => word.split(/[-.:]/).filter((part) => !isCorrect(part)));
}

const textsIn = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.values(value).flatMap(textsIn)
    : [String(value)].filter((text) => text.includes(' '));

export const unknownWords = () =>
  findFiles(`${contentFolder}/**/*.{yaml,json}`).flatMap((file) =>
    textsIn(parse(readFileSync(file, 'utf8'))).flatMap((text) =>
      misspelt(text, siteLanguage)
        .filter((word) =>
          Object.keys(dictionaries).every((language) => misspelt(word, language).length),
        )
        .map(
          (word) =>
            `${file}: “${word}” is in no dictionary: mend it, or have it added to ${contentFolder}/words.txt`,
        ),
    ),
  );
