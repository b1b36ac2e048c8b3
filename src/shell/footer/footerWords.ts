import type { ByShellLanguage } from '../shellLanguage.ts';

interface FooterWords {
  /** After the time at the first office, and at every other. */
  here: string;
  hereToo: string;
  inquiries: string;
  follow: string;
  more: string;
  career: string;
  privacy: string;
  accessibility: string;
  terms: string;
}

/** The footer's labels. */
export const footerWords: ByShellLanguage<FooterWords> = {
  'en-GB': {
    here: 'here',
    hereToo: 'here, too',
    inquiries: 'General inquiries',
    follow: 'Follow us',
    more: 'More',
    career: 'Career',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
    terms: 'Terms',
  },
};
