import words from '#words/all';
import { siteLanguage } from '../site.ts';
import type { Language } from '../words/languages.ts';
import type { Words } from '../words/words.ts';
import {
  type FieldName,
  type FormName,
  fieldsOfForm,
  forms,
  isShown,
  type Kind,
  type ShownField,
} from './fields.ts';
import { type Option, offered } from './options.ts';

/** A field as a form shows it, in the form's language. */
export interface FormField {
  name: FieldName;
  control: ShownField['control'];
  label: string;
  required: boolean;
  half: boolean;
  hint?: string;
  optional?: string;
  type?: string;
  autoComplete?: string;
  rows?: number;
  longest?: number;
  options?: Option[];
}

/** A form as data. Pages pass it as props, so that scripts do not contain the texts of every form. */
export interface FormDefinition {
  name: FormName;
  kind: Kind;
  language: Language;
  hidden: Record<string, string>;
  words: Omit<Words['formPage'], 'note' | 'messageHint' | 'cvHint' | 'linkOptional'> & {
    note: string;
  };
  fields: FormField[];
}

/** @param job the slug of the position whose page shows the form */
export function formFor(name: FormName, job?: string): FormDefinition {
  const { kind, language } = forms[name];
  const {
    form: { labels },
    formPage: { note, messageHint, cvHint, linkOptional, ...rest },
  } = words[language];
  const optionals: Partial<Record<FieldName, string>> = { link: linkOptional };
  const hints: Partial<Record<FieldName, string>> = { message: messageHint, cv: cvHint };
  const shown = fieldsOfForm(name).flatMap((field): FormField[] => {
    const options = 'options' in field && offered(field.options[language]);
    // A choice without options that are still offered is not shown.
    if (!isShown(field) || (options && options.length === 0)) return [];
    const { forms: _, ...own } = field;
    const { [field.name]: optional } = optionals;
    const { [field.name]: hint } = hints;
    return [
      {
        ...own,
        label: labels[field.name],
        required: 'required' in field && field.required === true,
        half: field.half === true,
        ...(options && { options: options.map(({ slug, name }) => ({ slug, name })) }),
        ...(optional && { optional }),
        ...(hint && { hint }),
      } as FormField,
    ];
  });
  return {
    name,
    kind,
    language,
    hidden: { kind, ...(language !== siteLanguage && { language }), ...(job && { job }) },
    words: { ...rest, note: note[kind] },
    fields: shown,
  };
}
