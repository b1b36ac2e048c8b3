import { officeOptions } from '../content/facts/officeOptions.ts';
import { budgets } from '../content/facts/prices.ts';
import { services } from '../content/facts/services.ts';
import { takesCv } from '../content/facts/takesCv.ts';
import { languages } from '../languages.ts';
import { siteLanguage } from '../site.ts';
import type { ByLanguage, Language } from '../words/languages.ts';
import type { FormWords } from '../words/words.ts';
import { cvField } from './cv.ts';
import { honeypot } from './honeypot.ts';
import { type Option, startOptions } from './options.ts';

/**
 * The site's forms. `page` is a key of `pages` in site.ts. Every open position's page has the form
 * `position`; `unsolicited` is for applications without a position.
 */
export const forms = {
  contact: { kind: 'inquiry', language: siteLanguage, page: 'contact' },
  sweden: { kind: 'inquiry', language: 'sv', page: 'sweden' },
  position: { kind: 'application', language: siteLanguage },
  unsolicited: { kind: 'application', language: siteLanguage, page: 'career' },
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
  | (Written & { control: 'singleLine'; type: 'text' | 'email'; autoComplete: string })
  | (Written & { control: 'area'; rows: number })
  | (Chosen & { control: 'choice' })
  | (Chosen & { control: 'choices' })
  | (Common & { control: 'file' })
  /** The slug of the page that shows the form. */
  | (Common & { control: 'page'; longest: number })
  /** What brought the visitor, which scripts add when they send the form. */
  | (Common & { control: 'source'; longest: number });

const inEach = <T>(value: T) =>
  Object.fromEntries(languages.map((language) => [language, value])) as ByLanguage<T>;

/**
 * Every field of every form, in display order. Pages, the Function and the database's columns derive
 * from it. CONTRIBUTING.md lists what else a new field needs.
 */
export const fields = [
  {
    name: 'name',
    control: 'singleLine',
    type: 'text',
    autoComplete: 'name',
    longest: 100,
    required: true,
    half: true,
    forms: ['contact', 'sweden', 'position', 'unsolicited'],
  },
  {
    name: 'email',
    control: 'singleLine',
    type: 'email',
    autoComplete: 'email',
    // RFC 5321, 4.5.3.1.3 allows 256 with angle brackets.
    longest: 254,
    required: true,
    half: true,
    forms: ['contact', 'sweden', 'position', 'unsolicited'],
  },
  {
    name: 'company',
    control: 'singleLine',
    type: 'text',
    autoComplete: 'organization',
    longest: 150,
    forms: ['contact'],
  },
  {
    name: 'services',
    control: 'choices',
    options: inEach(services),
    forms: ['contact'],
  },
  {
    name: 'job',
    control: 'page',
    longest: 100,
    forms: ['position'],
  },
  {
    name: 'role',
    control: 'singleLine',
    type: 'text',
    autoComplete: 'organization-title',
    longest: 150,
    required: true,
    half: true,
    forms: ['unsolicited'],
  },
  {
    name: 'office',
    control: 'choice',
    options: inEach(officeOptions),
    half: true,
    forms: ['unsolicited'],
  },
  {
    name: 'link',
    control: 'area',
    rows: 2,
    longest: 1000,
    forms: ['position', 'unsolicited'],
  },
  {
    name: 'message',
    control: 'area',
    rows: 5,
    longest: 5000,
    required: true,
    forms: ['contact', 'sweden', 'position', 'unsolicited'],
  },
  {
    name: cvField,
    control: 'file',
    // The last of its forms, so that the Function has read all texts before a file is too large.
    forms: ['position', 'unsolicited'],
  },
  {
    name: 'budget',
    control: 'choice',
    options: { ...inEach([]), ...budgets },
    half: true,
    forms: ['contact', 'sweden'],
  },
  {
    name: 'start',
    control: 'choice',
    options: startOptions,
    half: true,
    forms: ['contact'],
  },
  {
    name: 'source',
    control: 'source',
    longest: 300,
    forms: ['contact', 'sweden', 'position', 'unsolicited'],
  },
] as const satisfies readonly Field[];

export type FieldName = (typeof fields)[number]['name'];

export type ShownField = Exclude<Field, { control: 'page' | 'source' }>;

/** Whether visitors see the field. */
export const isShown = (field: Field): field is ShownField =>
  field.control !== 'page' && field.control !== 'source';

/** The hidden field that Turnstile's widget adds to a form. */
export const turnstileField = 'cf-turnstile-response';

/** The fields that a form sends without showing them to visitors. */
export const hiddenFields: readonly string[] = [
  ...fields.filter((field) => !isShown(field)).map(({ name }) => name),
  'kind',
  'language',
  'key',
  'started',
  'posted',
  honeypot.field,
  turnstileField,
];

export const fieldsOfForm = (
  form: FormName,
  hasBucket = takesCv,
): readonly (Field & { name: FieldName })[] =>
  (fields as readonly (Field & { name: FieldName })[]).filter(
    // Leaves out a file without a bucket to keep it in, and a choice without options, such as
    // budgets of an agency that names none.
    (field) =>
      field.forms.includes(form) &&
      (field.control !== 'file' || hasBucket) &&
      !('options' in field && field.options[forms[form].language].length === 0),
  );

/** Whether a field is sent once for each chosen option. */
export const isList = (name: string) =>
  fields.some((field) => field.name === name && field.control === 'choices');
