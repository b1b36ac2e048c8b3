import type { ByLanguage } from '../../../src/content/facts/language.ts';
import type { Code } from './contactError.ts';

/** The texts of the pages that answer a posted form. */
interface PageWords {
  /** The reasons for refusing a form, keyed by error code. Visitors never see the excluded codes. */
  refusals: Record<Exclude<Code, 'invalid' | 'unsupported_type' | 'method_not_allowed'>, string>;
  almost: string;
  nothingLost: string;
  /** A browser sends a file only once. */
  chooseAgain: string;
  /** Precedes an e-mail address. */
  textIsHere: string;
  /** The text before the e-mail address, the text before the contact page's link, and its label. */
  goBack: readonly [string, string, string];
  reference: string;
  toPosition: string;
  toStart: string;
}

export const pageWords: ByLanguage<PageWords> = {
  en: {
    refusals: {
      other_origin:
        'This form can be sent only from this site. Open the contact page here and send it again.',
      too_large: 'The form takes 32 KB at the most. Please shorten your message.',
      malformed: 'The message could not be read. Please send it again from the form.',
      cut_off: 'The message broke off on its way. Please send it again.',
      trap: 'A field that nobody can see was filled in, perhaps by your browser. Please send it again.',
      too_fast: 'That was faster than anybody types. Please wait a few seconds and send it again.',
      check_missing: 'The check that you are a person has not run; it needs scripts.',
      check_failed: 'The check did not take you for a person. Please send it again.',
      check_unavailable: 'The check that you are a person cannot be run just now.',
      too_many: 'Too many messages have come from your connection within the last hour.',
      full: 'The form has taken all the messages that it can take today. Please write an e-mail.',
      storage_unavailable: 'We cannot take messages just now.',
      files_unavailable:
        'We cannot take files just now. Send the form without the file and give a link to it, or send it by e-mail.',
      broken: 'Something broke on our side.',
    },
    almost: 'Almost there.',
    nothingLost: 'Nothing has been sent yet, and nothing you typed is lost.',
    chooseAgain: 'Please choose your CV once more: a browser keeps your words, but not a file.',
    textIsHere: 'Your text is still here. Try again, or write to',
    goBack: [
      'Go back and what you typed should still be there. You can also write to',
      'or open the',
      'contact page',
    ],
    reference: 'Your reference is',
    toPosition: 'Back to the position',
    toStart: 'Back to the beginning',
  },
  sv: {
    refusals: {
      other_origin:
        'Formuläret kan bara skickas från den här webbplatsen. Öppna sidan här och skicka igen.',
      too_large: 'Formuläret tar emot högst 32 kB. Korta meddelandet.',
      malformed: 'Meddelandet gick inte att läsa. Skicka det igen från formuläret.',
      cut_off: 'Meddelandet bröts av på vägen. Skicka det igen.',
      trap: 'Ett fält som ingen ser var ifyllt, kanske av webbläsaren. Skicka igen.',
      too_fast: 'Det gick fortare än någon skriver. Vänta några sekunder och skicka igen.',
      check_missing: 'Kontrollen av att du är en människa har inte körts. Den behöver skript.',
      check_failed: 'Kontrollen tog dig inte för en människa. Skicka igen.',
      check_unavailable: 'Kontrollen av att du är en människa går inte att göra just nu.',
      too_many: 'Det har kommit för många meddelanden från din uppkoppling den senaste timmen.',
      full: 'Formuläret kan inte ta emot fler meddelanden i dag. Skriv ett mejl i stället.',
      storage_unavailable: 'Vi kan inte ta emot meddelanden just nu.',
      files_unavailable:
        'Vi kan inte ta emot filer just nu. Skicka formuläret utan filen och ange en länk till den, eller skicka den med e-post.',
      broken: 'Något gick fel hos oss.',
    },
    almost: 'Nästan framme.',
    nothingLost: 'Inget har skickats än, och inget du har skrivit har försvunnit.',
    chooseAgain: 'Välj ditt cv en gång till: en webbläsare behåller orden men inte filen.',
    textIsHere: 'Din text står kvar. Försök igen eller skriv till',
    goBack: [
      'Gå tillbaka, så bör det du skrev stå kvar. Du kan också skriva till',
      'eller öppna',
      'sidan igen',
    ],
    reference: 'Din referens är',
    toPosition: 'Tillbaka till tjänsten',
    toStart: 'Tillbaka till sidan',
  },
};
