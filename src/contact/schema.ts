import * as v from 'valibot';
import { type Language, languageOf } from '../content/facts/language.ts';
import { slugPattern } from '../content/facts/slug.ts';
import {
  type Field,
  type FieldName,
  type FormName,
  fieldsOfForm,
  formNames,
  forms,
  type Kind,
} from './fields.ts';
import { type FieldErrorCode, sentences } from './sentences.ts';

/** An unpaired surrogate, which UTF-8 cannot encode. */
const halfPair = /\p{Surrogate}/gu;
const lineBreak = /\r\n?|\u2028|\u2029|\u0085/g;
/** Control characters except tab and line break: nobody types them, and terminals and spreadsheets interpret them. */
const control = /[^\P{Cc}\n\t]/gu;

/** Cleans a multi-line text: line breaks become `\n`, and characters that programs interpret are removed. */
export const cleanText = (text: string) =>
  text.replace(halfPair, '\uFFFD').replace(lineBreak, '\n').replace(control, '').trim();

/** The same in one line, for a subject or a table cell. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();

/** Whether the text has a visible character; invisible joiners and marks alone do not count. */
export const hasVisibleText = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

const code = (name: FieldErrorCode) => name;

/** Text that may be missing; a value of another type is invalid. */
const text = v.nullish(v.string(code('missing')), '');

/** One @, a dot in the domain, and nothing that has a meaning in a mail header; letters of any script. */
const address =
  /^[^\s\p{C}\uFFFD@<>()[\],;:"\\]+@(?:[^\s\p{C}\uFFFD@<>()[\],;:"\\.]+\.)+[^\s\p{C}\uFFFD@<>()[\],;:"\\.]{2,}$/u;
/** Invisible marks that get pasted together with an address. */
const withoutMarks = (pasted: string) => pasted.replace(/\p{Cf}/gu, '');

/** Converts what a field sends into what is stored, which is always a text. */
function schemaOf(field: Field): v.GenericSchema<unknown, string> {
  if (field.kind === 'page')
    return v.pipe(
      v.string(code('missing')),
      v.regex(slugPattern, code('missing')),
      v.maxLength(field.longest, code('missing')),
    );
  if (field.kind === 'choice' || field.kind === 'choices') {
    const slugs = Object.values(field.options).flatMap((options) =>
      options.map(({ slug }) => slug),
    );
    if (field.kind === 'choice') return v.nullish(v.picklist(['', ...slugs], code('unlisted')), '');
    const several = v.nullish(v.array(v.picklist(slugs, code('unlisted')), code('unlisted')), []);
    return v.pipe(
      several,
      v.transform((chosen) => [...new Set(chosen)].join(' ')),
    );
  }
  const isAddress = field.kind === 'line' && field.type === 'email';
  const clean = field.kind === 'area' ? cleanText : cleanLine;
  const cleaned = v.pipe(
    text,
    v.transform((typed) => clean(isAddress ? withoutMarks(typed) : typed)),
    v.maxLength(field.longest, code('tooLong')),
  );
  if (isAddress) return v.pipe(cleaned, v.regex(address, code('missing')));
  return field.required ? v.pipe(cleaned, v.check(hasVisibleText, code('missing'))) : cleaned;
}

const schemas = Object.fromEntries(
  formNames.map((form) => [
    form,
    v.object(Object.fromEntries(fieldsOfForm(form).map((field) => [field.name, schemaOf(field)]))),
  ]),
);

/** The cleaned fields: several choices are separated by spaces, and fields that the form does not have are missing. */
export interface Contact {
  form: FormName;
  kind: Kind;
  language: Language;
  fields: Partial<Record<FieldName, string>>;
}

/** A sentence for each invalid field, in the order of the form. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** The form that a post comes from: it says what it is stored as, and a language where that is not the default. */
export function formOf({ kind, language }: Record<string, unknown>): FormName {
  const alike = formNames.filter(
    (name) => forms[name].kind === (kind === 'application' ? kind : 'inquiry'),
  );
  // biome-ignore lint/style/noNonNullAssertion: there is a form of each kind
  return alike.find((name) => forms[name].language === languageOf(language)) ?? alike[0]!;
}

/**
 * Reads what a form has sent, in whatever encoding, for the page and the Function alike.
 * @param input a record; `kind: 'application'` makes it an application, anything else an inquiry; `language` chooses
 *   among the forms of a kind
 * @returns the cleaned fields, or one sentence for each invalid field, in the order of the form
 */
export function parseContact(
  input: Record<string, unknown>,
): { contact: Contact } | { errors: FieldErrors } {
  const form = formOf(input);
  const { kind, language } = forms[form];
  // biome-ignore lint/style/noNonNullAssertion: every form has a schema
  const result = v.safeParse(schemas[form]!, input, { abortPipeEarly: true });
  if (result.success) return { contact: { form, kind, language, fields: result.output } };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const name = issue.path?.[0]?.key as FieldName;
    errors[name] ??= sentenceOf(form, name, issue.message as FieldErrorCode);
  }
  return { errors };
}

function sentenceOf(form: FormName, name: FieldName, found: FieldErrorCode): string {
  const { language } = forms[form];
  const words = sentences[language];
  const field = fieldsOfForm(form).find((one) => one.name === name);
  if (found === 'tooLong' && field && 'longest' in field)
    return words.tooLong(field.label[language], field.longest);
  return found === 'missing' ? (words.missing[name] ?? words.missing.other) : words.unlisted;
}
