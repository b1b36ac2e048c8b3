import { commitments } from '../content/facts/commitments.ts';
import type { ByLanguage } from '../content/facts/language.ts';
import type { FieldName, Kind } from './fields.ts';
import { maxCvSize } from './limits.ts';

export type FieldErrorCode = 'missing' | 'tooLong' | 'unlisted';

/** The messages about a sent form, which the browser and the Function share. */
export interface Sentences {
  /** The error of a required field that is empty or invalid, keyed by field name. */
  missing: Partial<Record<FieldName, string>> & { other: string };
  tooLong: (label: string, longest: number) => string;
  unlisted: string;
  /** Errors of the CV. */
  tooLarge: string;
  notPdf: string;
  /** The heading of the error list. */
  errorCount: (count: number) => string;
  /** Sending failed for an unknown reason. */
  failed: string;
  unreachable: string;
  /** Follows `failed` and `unreachable`, and precedes an e-mail address. */
  tryAgain: string;
  /** Turnstile did not load. Precedes an e-mail address. */
  noTurnstile: string;
  /** The confirmation. `back` is the day when the agency reopens, if it is closed. */
  sent: Record<Kind, { heading: string; next: (back?: string) => string }>;
  reference: string;
  /** The heading of a copy of what the visitor wrote. */
  copy: string;
}

const counted = [
  '',
  'One thing has',
  'Two things have',
  'Three things have',
  'Four things have',
  'Five things have',
];
const countedInSwedish = ['', 'En sak', 'Två saker', 'Tre saker', 'Fyra saker', 'Fem saker'];

const closed = {
  en: (back: string) =>
    `${commitments.whoIsClosed.en} closed for the holidays and back on ${back}.`,
  sv: (back: string) => `${commitments.whoIsClosed.sv} semesterstängt och öppnar igen den ${back}.`,
};

export const sentences: ByLanguage<Sentences> = {
  en: {
    missing: {
      name: 'Please tell us your name.',
      email: 'We need an address such as name@company.com.',
      message: 'Please write a line or two.',
      role: 'Please say what you would like to do.',
      job: 'We do not know this position. Please go back to its page and try again.',
      other: 'Please fill this in.',
    },
    tooLong: (label, longest) =>
      `“${label}” is longer than ${longest} characters; please shorten it.`,
    unlisted: 'Please choose from the list.',
    tooLarge: `Your CV is larger than ${maxCvSize}. Please choose a smaller PDF, or give a link to it.`,
    notPdf: 'This file is not a PDF. Please save your CV as a PDF and choose that.',
    errorCount: (count) =>
      `${counted[count] ?? `${count} things have`} to be put right before this can be sent`,
    failed: 'That did not go through.',
    unreachable: 'We could not be reached. Perhaps you are offline.',
    tryAgain: 'Your text is still here; try again or write to',
    noTurnstile: 'The check that you are a person could not load. You can also write to',
    sent: {
      inquiry: {
        heading: 'Your line has arrived.',
        next: (back) =>
          `${back ? `${closed.en(back)} We answer by the end of that day.` : `We answer ${commitments.replyTime.en}.`} A designer or an engineer writes back to the address you gave.`,
      },
      application: {
        heading: 'Your application has arrived.',
        next: (back) =>
          `${back ? `${closed.en(back)} Then those` : 'Those'} who would work with you read it. You will hear from us ${commitments.applicationReply.en}${back ? ' after that' : ''}, whatever the answer.`,
      },
    },
    reference: 'Your reference, if you write again',
    copy: 'What you wrote',
  },
  sv: {
    missing: {
      name: 'Skriv ditt namn.',
      email: 'Vi behöver en adress, till exempel namn@foretag.se.',
      message: 'Skriv en rad eller två.',
      role: 'Skriv vad du vill arbeta med.',
      job: 'Vi hittar inte den tjänsten. Gå tillbaka till annonsen och försök igen.',
      other: 'Fyll i det här.',
    },
    tooLong: (label, longest) => `”${label}” är längre än ${longest} tecken. Korta texten.`,
    unlisted: 'Välj ur listan.',
    tooLarge: `Ditt cv är större än ${maxCvSize}. Välj en mindre pdf eller ange en länk till den.`,
    notPdf: 'Filen är inte en pdf. Spara ditt cv som pdf och välj den.',
    errorCount: (count) =>
      `${countedInSwedish[count] ?? `${count} saker`} att rätta innan det kan skickas`,
    failed: 'Det gick inte att skicka.',
    unreachable: 'Det gick inte att nå oss. Du kanske saknar uppkoppling.',
    tryAgain: 'Din text står kvar. Försök igen eller skriv till',
    noTurnstile:
      'Kontrollen av att du är en människa gick inte att ladda. Du kan också skriva till',
    sent: {
      inquiry: {
        heading: 'Ditt meddelande har kommit fram.',
        next: (back) =>
          `${back ? `${closed.sv(back)} Svaret kommer senast samma dag` : `Svaret kommer ${commitments.replyTime.sv}`}, på svenska, till adressen du angav. Den som svarar ritar eller kodar själv.`,
      },
      application: {
        heading: 'Din ansökan har kommit fram.',
        next: (back) =>
          `${back ? `${closed.sv(back)} Sedan läser de som skulle arbeta med dig ansökan` : 'De som skulle arbeta med dig läser den'}. Vi hör av oss ${commitments.applicationReply.sv}${back ? ' efter det' : ''}, vad svaret än blir.`,
      },
    },
    reference: 'Din referens, om du skriver igen',
    copy: 'Det du skrev',
  },
};
