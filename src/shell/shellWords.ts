import type { Language } from '../content/facts/language.ts';
import { mascotWords } from '../content/facts/mascots.ts';
import { type ShellLanguage, shellLanguages, site } from '../site.ts';

/** Props of the shell's parts: the language of their texts, which is also their `lang`. */
export interface InShellLanguage {
  language: ShellLanguage;
}

const known: Partial<Record<Language, ShellLanguage>> = shellLanguages;

/** Returns the shell's language on a page: the page's language if the shell has texts in it, and English otherwise. */
export const shellLanguageOf = (page?: Language): ShellLanguage =>
  (page && known[page]) ?? shellLanguages.en;

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** All texts of the shell, except the names of pages, which are in `src/site.ts`. */
interface ShellWords extends Labels<'skip' | 'home' | 'newTab'> {
  header: Labels<'write' | 'menu'>;
  menu: Labels<'menu' | 'close' | 'pages' | 'services' | 'industries'>;
  /** `privacySignal` is for browsers that send Global Privacy Control. `accepted` and `refused` are announced after the answer. */
  notice: Labels<
    | 'name'
    | 'privacySignal'
    | 'recordings'
    | 'whatIsRecorded'
    | 'accept'
    | 'refuse'
    | 'accepted'
    | 'refused'
  >;
  /** The labels of the button above the animals, and a hint about its keys. */
  animals: Labels<'move' | 'goOn' | 'pause' | 'hint'>;
  footer: Labels<
    | 'inquiries'
    | 'follow'
    | 'more'
    | 'career'
    | 'prices'
    | 'dueDiligence'
    | 'ai'
    | 'privacy'
    | 'accessibility'
    | 'terms'
    | 'samples'
  >;
  /** Texts after the local time, after the same time at another office, and before the day when a closed office opens. */
  clock: Labels<'here' | 'hereToo' | 'closed'>;
  /** The screen that replaces a page that failed to render. */
  failure: Labels<'title' | 'lead' | 'reload' | 'home' | 'contact'>;
}

/** The shell's texts in each of its languages. A missing text is a type error. */
export const shellWords: Readonly<Record<ShellLanguage, ShellWords>> = {
  'en-GB': {
    skip: 'Skip to the content',
    home: `${site.name}, home`,
    newTab: '(opens in a new tab)',
    header: { write: 'Drop us a line', menu: 'Menu' },
    menu: {
      menu: 'Menu',
      close: 'Close',
      pages: 'Pages',
      services: 'What we offer',
      industries: 'Where we make impact',
    },
    notice: {
      name: 'Cookie notice',
      privacySignal:
        'Your browser asks sites not to track you, so nothing is recorded unless you say so.',
      recordings: 'Accepting lets us record how the site is used, with all text masked.',
      whatIsRecorded: 'What is recorded',
      accept: 'Accept',
      refuse: 'No, close',
      accepted: 'You have accepted recordings.',
      refused: 'You have refused recordings.',
    },
    animals: mascotWords,
    footer: {
      inquiries: 'General inquiries',
      follow: 'Follow us',
      more: 'More',
      career: 'Career',
      prices: 'Prices',
      dueDiligence: 'Due diligence',
      ai: 'How we work with AI',
      privacy: 'Privacy policy',
      accessibility: 'Accessibility',
      terms: 'Terms',
      samples: 'Clients, voices and figures here are samples.',
    },
    clock: { here: 'here', hereToo: 'here, too', closed: 'Closed, back on' },
    failure: {
      title: 'We dropped a stitch.',
      lead: 'This page came apart while it was being drawn. The fault is ours; loading it again often helps.',
      reload: 'Load it again',
      home: 'Start from the beginning',
      contact: 'If it stays broken, tell us at',
    },
  },
};
