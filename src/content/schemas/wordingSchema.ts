import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { languages } from '../../languages.ts';
import { type Language, languageFiles } from '../../words/languages.ts';
import { contentFolder } from '../contentFolder.ts';
import { commitments } from '../facts/commitments.ts';
import { parseContent } from '../load/parseContent.ts';
import { withForm } from './editorMetadata.ts';
import { oneOfThese } from './plainMessage.ts';
import { object, text } from './schemaParts.ts';

const labels: Readonly<Record<string, string>> = {
  shell: 'Header, menu, footer and notice',
  prototype: 'Prototypes',
  form: 'Forms, their errors and thanks',
  formPage: 'Below and beside the form',
  answers: 'Answers to a form without scripts',
  phrases: 'Sentences around prices, pay and dates',
};

const placeholders = (words: string) =>
  [...words.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map(([, name = '']) => name);

/** A schema of a text that replaces another one. */
function replacement(words: string) {
  const known = [...placeholders(words), 'siteName', ...Object.keys(commitments)];
  const unknown = (own: string) => placeholders(own).find((name) => !known.includes(name));
  return v.pipe(
    text,
    v.check(
      (own) => unknown(own) === undefined,
      ({ input }) => `{{${unknown(input)}}}: ${oneOfThese(unknown(input), known)}`,
    ),
  );
}

/** A schema of any of these texts, each with the text that it replaces as its hint. */
function anyOf(texts: object): v.GenericSchema {
  const schemas = Object.entries(texts).map(([name, words]) => {
    const form =
      typeof words === 'string'
        ? withForm(replacement(words), { hint: `Instead of “${words.trim()}”` })
        : withForm(anyOf(words), labels[name] ? { label: labels[name] } : {});
    return [name, v.optional(form)];
  });
  return object(Object.fromEntries(schemas));
}

const inLanguage = (language: Language) => {
  const { locale: _, numbers: __, ...texts } = languageFiles[language];
  return v.optional(anyOf(texts));
};

/** The schema of `wording.yaml`: the texts that replace those of the site's languages. */
export const wordingSchema = object(
  Object.fromEntries(languages.map((language) => [language, inLanguage(language)])),
);

export const wordingFile = `${contentFolder}/wording.yaml`;

export const checkWording = () =>
  existsSync(wordingFile) &&
  parseContent(wordingSchema, wordingFile, readFileSync(wordingFile, 'utf8'));
