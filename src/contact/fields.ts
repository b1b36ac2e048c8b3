import { officeOptions } from '../content/facts/officeOptions.ts';
import { budgets } from '../content/facts/prices.ts';
import { services } from '../content/facts/services.ts';
import { takesCv } from '../content/facts/takesCv.ts';
import { languages } from '../languages.ts';
import { siteLanguage } from '../site.ts';
import type { ByLanguage, Language } from '../words/languages.ts';
import type { FormWords } from '../words/words.ts';
import { cvField } from './cv.ts';
import { type Option, startOptions } from './options.ts';

/**
 * The site's forms. `page` is a key of `pages` in site.ts; every open position's page has a form, and
 * the career page one for applications without a position.
 */
export const forms = {
  contact: { kind: 'inquiry', language: siteLanguage, page: 'contact' },
  sweden: { kind: 'inquiry', language: 'sv', page: 'sweden' },
  position: { kind: 'application', language: siteLanguage },
  open: { kind: 'application', language: siteLanguage, page: 'career' },
} as const satisfies Record<
  string,
  { kind: 'inquiry' | 'application'; language: Language; page?: string }
>;

export type FormName = keyof typeof forms;
/** The forms in the site's languages. */
export const formNames = (Object.keys(forms) as FormName[]).filter((name) =>
  languages.includes(forms[name].language),
);

export type Kind = (typeof forms)[FormName]['kind'];

interface Common {
  /** The name of the form control and of the database column. */
  name: keyof FormWords['labels'];
  forms: readonly FormName[];
  /** Lets the field share a row with its neighbour on wide screens. */
  half?: boolean;
}

interface Written extends Common {
  required?: boolean;
  /** The maximum length in UTF-16 code units, as in HTML's `maxlength`. */
  longest: number;
}

interface Chosen extends Common {
  options: ByLanguage<readonly Option[]>;
}

export type Field =
  | (Written & { kind: 'singleLine'; type: 'text' | 'email'; autoComplete: string })
  | (Written & { kind: 'area'; rows: number })
  | (Chosen & { kind: 'choice' })
  | (Chosen & { kind: 'choices' })
  | (Common & { kind: 'file' })
  /** The slug of the page that shows the form. */
  | (Common & { kind: 'page'; longest: number })
  /** What brought the visitor, which scripts add when they send the form. */
  | (Common & { kind: 'source'; longest: number });

const inEach = <T>(value: T) =>
  Object.fromEntries(languages.map((language) => [language, value])) as ByLanguage<T>;

/**
 * Every field of every form, in display order. Pages, the Function and the database's columns derive
 * from it. A new field also needs words, a migration and a sentence in the privacy policy.
 */
export const fields = [
  {
    name: 'name',
    kind: 'singleLine',
    type: 'text',
    autoComplete: 'name',
    longest: 100,
    required: true,
    half: true,
    forms: ['contact', 'sweden', 'position', 'open'],
  },
  {
    name: 'email',
    kind: 'singleLine',
    type: 'email',
    autoComplete: 'email',
    // RFC 5321, 4.5.3.1.3 allows 256 with angle brackets.
    longest: 254,
    required: true,
    half: true,
    forms: ['contact', 'sweden', 'position', 'open'],
  },
  {
    name: 'company',
    kind: 'singleLine',
    type: 'text',
    autoComplete: 'organization',
    longest: 150,
    forms: ['contact'],
  },
  {
    name: 'services',
    kind: 'choices',
    options: inEach(services),
    forms: ['contact'],
  },
  {
    name: 'job',
    kind: 'page',
    longest: 100,
    forms: ['position'],
  },
  {
    name: 'role',
    kind: 'singleLine',
    type: 'text',
    autoComplete: 'organization-title',
    longest: 150,
    required: true,
    half: true,
    forms: ['open'],
  },
  {
    name: 'office',
    kind: 'choice',
    options: inEach(officeOptions),
    half: true,
    forms: ['open'],
  },
  {
    name: 'link',
    kind: 'area',
    rows: 2,
    longest: 1000,
    forms: ['position', 'open'],
  },
  {
    name: 'message',
    kind: 'area',
    rows: 5,
    longest: 5000,
    required: true,
    forms: ['contact', 'sweden', 'position', 'open'],
  },
  {
    name: cvField,
    kind: 'file',
    // The last of its forms, so that the Function has read all texts before a file is too large.
    forms: ['position', 'open'],
  },
  {
    name: 'budget',
    kind: 'choice',
    options: { ...inEach([]), ...budgets },
    half: true,
    forms: ['contact', 'sweden'],
  },
  {
    name: 'start',
    kind: 'choice',
    options: startOptions,
    half: true,
    forms: ['contact'],
  },
  {
    name: 'source',
    kind: 'source',
    longest: 300,
    forms: ['contact', 'sweden', 'position', 'open'],
  },
] as const satisfies readonly Field[];

/** The fields that a form sends without showing them to visitors. */
export const hiddenFields = [
  'kind',
  'language',
  'job',
  'source',
  'key',
  'started',
  'posted',
  'subject',
  'cf-turnstile-response',
] as const;

export type FieldName = (typeof fields)[number]['name'];

export type ShownField = Exclude<Field, { kind: 'page' | 'source' }>;

/** Whether visitors see the field. */
export const isShown = (field: Field): field is ShownField =>
  field.kind !== 'page' && field.kind !== 'source';

export const fieldsOfForm = (
  form: FormName,
  hasBucket = takesCv,
): readonly (Field & { name: FieldName })[] =>
  (fields as readonly (Field & { name: FieldName })[]).filter(
    // Leaves out a file without a bucket to keep it in, and a choice without options, such as
    // budgets of an agency that names none.
    (field) =>
      field.forms.includes(form) &&
      (field.kind !== 'file' || hasBucket) &&
      !('options' in field && field.options[forms[form].language].length === 0),
  );

/** Whether a field is sent once for each chosen option. */
export const isList = (name: string) =>
  fields.some((field) => field.name === name && field.kind === 'choices');
