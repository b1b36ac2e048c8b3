import { type Language, languages } from '../content/language.ts';
import { type Field, type FieldName, type FormName, fieldsOfForm, forms, type Kind } from './fields.ts';
import { type Option, offered } from './options.ts';
import { type FormWords, formWords } from './words.ts';

/** A field as a form shows it, in the form's language. */
export interface FormField {
  name: FieldName;
  kind: Exclude<Field['kind'], 'page'>;
  label: string;
  required: boolean;
  half: boolean;
  hint?: string;
  type?: string;
  autoComplete?: string;
  rows?: number;
  longest?: number;
  options?: Option[];
}

/** Everything that a form shows and posts, as data. Pages pass it as props, so that no script contains the text of other forms. */
export interface FormDefinition {
  name: FormName;
  kind: Kind;
  language: Language;
  /** Hidden fields that are posted with the form. */
  hidden: Record<string, string>;
  words: Omit<FormWords, 'note'> & { note: string };
  fields: FormField[];
}

/** @param job the slug of the position whose page shows the form */
export function formFor(name: FormName, job?: string): FormDefinition {
  const { kind, language } = forms[name];
  const { note, ...rest } = formWords[language];
  const shown = fieldsOfForm(name).flatMap((field): FormField[] => {
    if (field.kind === 'page') return [];
    const { label, forms: _, ...own } = field;
    const hint = 'hint' in field ? field.hint?.[language] : undefined;
    return [
      {
        ...own,
        label: label[language],
        required: 'required' in field && field.required === true,
        half: field.half === true,
        ...('options' in field && { options: offered(field.options[language]).map(({ slug, name }) => ({ slug, name })) }),
        ...(hint && { hint }),
      } as FormField,
    ];
  });
  return {
    name,
    kind,
    language,
    hidden: { kind, ...(language !== languages[0] && { language }), ...(job && { job }) },
    words: { ...rest, note: note[kind] },
    fields: shown,
  };
}
