import type { ByShellLanguage } from '../shellLanguage.ts';

interface FooterWords {
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
    inquiries: 'General inquiries',
    follow: 'Follow us',
    more: 'More',
    career: 'Career',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
    terms: 'Terms',
  },
};
