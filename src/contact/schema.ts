import * as v from 'valibot';
import words from '#words/form';
import { slugPattern } from '../content/facts/slug.ts';
import { languageOf } from '../languages.ts';
import { fill } from '../words/fill.ts';
import type { Language } from '../words/languages.ts';
import { chosenFile, cvField, cvProblem } from './cv.ts';
import {
  type Field,
  type FieldName,
  type FormName,
  fieldsOfForm,
  formNames,
  forms,
  type Kind,
} from './fields.ts';

/**
 * What is wrong with a field: the message of valibot's issue. An issue with any other message, such
 * as that of a malformed address, gets the sentence from `missing` in the words.
 */
type ErrorCode = 'tooLong' | 'unlisted';

/** Matches an unpaired surrogate, which UTF-8 cannot encode. */
const loneSurrogate = /\p{Surrogate}/gu;
const lineBreak = /\r\n?|\u2028|\u2029|\u0085/g;
/** Matches control characters except tab and line break, which terminals would interpret. */
const control = /[^\P{Cc}\n\t]/gu;

/** Normalises line breaks to `\n` and removes control characters. */
export const cleanText = (text: string) =>
  text.replace(loneSurrogate, '\uFFFD').replace(lineBreak, '\n').replace(control, '').trim();

/** Cleans a text and joins its lines, for a mail's subject or a table cell. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ');

/** Whether a text has more than invisible characters, such as zero-width joiners. */
export const hasVisibleText = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Accepts a string, null or undefined. */
const text = v.nullish(v.string(), '');

/** Matches one @, a dot in the domain and no character with a meaning in mail headers. */
const emailPattern =
  /^[^\s\p{C}\uFFFD@<>()[\],;:"\\]+@(?:[^\s\p{C}\uFFFD@<>()[\],;:"\\.]+\.)+[^\s\p{C}\uFFFD@<>()[\],;:"\\.]{2,}$/u;
/** Removes invisible characters that visitors paste together with an e-mail address. */
const withoutInvisible = (pasted: string) => pasted.replace(/\p{Cf}/gu, '');

/** Returns a schema that turns a field's posted value into the text to store. */
function schemaOf(field: Field): v.GenericSchema<unknown, string> {
  if (field.control === 'page')
    return v.pipe(v.string(), v.regex(slugPattern), v.maxLength(field.longest));
  if (field.control === 'source')
    return v.pipe(
      v.fallback(v.string(), ''),
      v.transform((sent) => cleanLine(sent).slice(0, field.longest)),
    );
  if (field.control === 'file')
    return v.pipe(
      v.nullish(v.unknown()),
      v.transform((file) => cleanLine(chosenFile(file)?.name ?? '')),
    );
  if (field.control === 'choice' || field.control === 'choices') {
    const slugs = Object.values(field.options).flatMap((options) =>
      options.map(({ slug }) => slug),
    );
    if (field.control === 'choice')
      return v.nullish(v.picklist(['', ...slugs], 'unlisted' satisfies ErrorCode), '');
    const several = v.nullish(v.array(v.picklist(slugs, 'unlisted' satisfies ErrorCode)), []);
    return v.pipe(
      several,
      v.transform((chosen) => [...new Set(chosen)].join(' ')),
    );
  }
  const isEmail = 'type' in field && field.type === 'email';
  const clean = field.control === 'area' ? cleanText : cleanLine;
  const cleaned = v.pipe(
    text,
    v.transform((sent) => clean(isEmail ? withoutInvisible(sent) : sent)),
    v.maxLength(field.longest, 'tooLong' satisfies ErrorCode),
  );
  if (isEmail) return v.pipe(cleaned, v.regex(emailPattern));
  return field.required ? v.pipe(cleaned, v.check(hasVisibleText)) : cleaned;
}

const schemas = Object.fromEntries(
  formNames.map((form) => [
    form,
    v.object(Object.fromEntries(fieldsOfForm(form).map((field) => [field.name, schemaOf(field)]))),
  ]),
);

/** A valid form with cleaned fields. Spaces separate several choices. */
export interface ValidForm {
  form: FormName;
  kind: Kind;
  language: Language;
  fields: Partial<Record<FieldName, string>>;
}

/** One sentence per invalid field, in the order of the form. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Finds the form that sent these fields, by its hidden fields `kind`, `language` and `job`. */
export function formNameOf({ kind, language, job }: Record<string, unknown>): FormName {
  if (kind === 'application') return job ? 'position' : 'unsolicited';
  const wanted = languageOf(language);
  const isWanted = (name: FormName) =>
    forms[name].kind === 'inquiry' && forms[name].language === wanted;
  return formNames.find(isWanted) ?? 'contact';
}

type Validation = { valid: ValidForm } | { errors: FieldErrors };

/**
 * Validates and cleans a form's fields, in the browser and in the Function.
 * @param input the fields as sent; `kind: 'application'` makes it an application
 */
export function validateFields(input: Record<string, unknown>): Validation {
  const form = formNameOf(input);
  const { kind, language } = forms[form];
  // biome-ignore lint/style/noNonNullAssertion: every form has a schema
  const result = v.safeParse(schemas[form]!, input);
  if (result.success) return { valid: { form, kind, language, fields: result.output } };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const name = issue.path?.[0]?.key as FieldName;
    errors[name] ??= sentenceOf(form, name, issue.message);
  }
  return { errors };
}

/** Validates a form's fields and the beginning of its CV, if it has one. */
export async function validateForm(input: Record<string, unknown>): Promise<Validation> {
  const result = validateFields(input);
  const file = chosenFile(input[cvField]);
  const problem = file && (await cvProblem(file));
  if (!problem) return result;
  const errors = 'errors' in result ? result.errors : {};
  return { errors: { ...errors, [cvField]: words[forms[formNameOf(input)].language][problem] } };
}

function sentenceOf(form: FormName, name: FieldName, message: string): string {
  const { language } = forms[form];
  const { unlisted, tooLong, labels, missing } = words[language];
  const field = fieldsOfForm(form).find((candidate) => candidate.name === name);
  if (message === ('unlisted' satisfies ErrorCode)) return unlisted;
  if (message === ('tooLong' satisfies ErrorCode) && field && 'longest' in field)
    return fill(tooLong, { label: labels[name], longest: String(field.longest) });
  return name in missing ? missing[name as keyof typeof missing] : missing.other;
}
