import type { ByLanguage } from '../content/language.ts';
import { retentionDays } from './limits.ts';

/** The texts of a form apart from its fields, in one language. Pages get their own as props (`formFor`). */
export interface FormWords {
  optional: string;
  /** The empty choice. */
  undecided: string;
  /** What happens to the message; the link to the privacy policy follows. */
  note: { inquiry: string; application: string };
  privacyPolicy: string;
  send: string;
  sending: string;
  /** Shown before an e-mail address where Turnstile needs scripts and they are off. */
  needsScripts: string;
  /** The label of the honeypot field. */
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
  needsScripts: 'Formuläret behöver skript för att kontrollera att du är en människa. Du kan också skriva till',
  leaveEmpty: 'Lämna tomt',
};

export const formWords: ByLanguage<FormWords> = { en: english, sv: swedish };
