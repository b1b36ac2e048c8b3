import { type ByLanguage, type Language, languages } from '../content/facts/language.ts';
import {
  type FieldName,
  type FormName,
  fieldsOfForm,
  forms,
  isShown,
  type Kind,
  type ShownField,
} from './fields.ts';
import { retentionDays } from './limits.ts';
import { type Option, offered } from './options.ts';

/** A form's texts in one language, except those of its fields. */
interface FormWords {
  optional: string;
  undecided: string;
  /** Says how the message is used. Precedes the link to the privacy policy. */
  note: { inquiry: string; application: string };
  privacyPolicy: string;
  send: string;
  sending: string;
  /** Shown if Turnstile is on and scripts are off. Precedes an e-mail address. */
  needsScripts: string;
  leaveEmpty: string;
}

const english: FormWords = {
  optional: 'optional',
  undecided: 'Not decided yet',
  note: {
    inquiry: `We use what you write to answer you, and delete it after ${retentionDays} days unless it becomes a project.`,
    application: `We use what you write to answer you, and delete it after ${retentionDays} days unless you come to work here.`,
  },
  privacyPolicy: 'Privacy policy',
  send: 'Send',
  sending: 'Sending',
  needsScripts: 'This form needs scripts, to check that you are a person. You can also write to',
  leaveEmpty: 'Leave this empty',
};

const swedish: FormWords = {
  optional: 'valfritt',
  undecided: 'Inte bestämt än',
  note: {
    inquiry: `Vi använder det du skriver för att svara dig och raderar det efter ${retentionDays} dagar, om det inte blir ett uppdrag.`,
    application: `Vi använder det du skriver för att svara dig och raderar det efter ${retentionDays} dagar, om du inte börjar hos oss.`,
  },
  privacyPolicy: 'Integritetspolicy (på engelska)',
  send: 'Skicka',
  sending: 'Skickar',
  needsScripts:
    'Formuläret behöver skript för att kontrollera att du är en människa. Du kan också skriva till',
  leaveEmpty: 'Lämna tomt',
};

export const formWords: ByLanguage<FormWords> = { en: english, sv: swedish };

/** A field as a form shows it, in the form's language. */
export interface FormField {
  name: FieldName;
  kind: ShownField['kind'];
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
  words: Omit<FormWords, 'note'> & { note: string };
  fields: FormField[];
}

/** @param job the slug of the position whose page shows the form */
export function formFor(name: FormName, job?: string): FormDefinition {
  const { kind, language } = forms[name];
  const { note, ...rest } = formWords[language];
  const shown = fieldsOfForm(name).flatMap((field): FormField[] => {
    if (!isShown(field)) return [];
    const { label, forms: _, ...own } = field;
    const optional = 'optional' in field ? field.optional[language] : undefined;
    const hint = 'hint' in field ? field.hint[language] : undefined;
    return [
      {
        ...own,
        label: label[language],
        required: 'required' in field && field.required === true,
        half: field.half === true,
        ...('options' in field && {
          options: offered(field.options[language]).map(({ slug, name }) => ({ slug, name })),
        }),
        ...(optional && { optional }),
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
