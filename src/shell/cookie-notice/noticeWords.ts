import type { ByShellLanguage } from '../shellLanguage.ts';

interface NoticeWords {
  /** The notice's name for screen readers. */
  name: string;
  /** To visitors whose browser sends the signal of Global Privacy Control. */
  privacySignal: string;
  recordings: string;
  whatThatMeans: string;
  accept: string;
  refuse: string;
  /** Announced after an answer. */
  accepted: string;
  refused: string;
}

/** What the cookie notice says; the English labels of its answers are the specification's. */
export const noticeWords: ByShellLanguage<NoticeWords> = {
  'en-GB': {
    name: 'Cookie notice',
    privacySignal: 'Your browser asks sites not to track you, so nothing is recorded unless you say so.',
    recordings: 'Accepting lets us record how the site is used, with all text masked.',
    whatThatMeans: 'What that means',
    accept: 'Accept',
    refuse: 'No, close',
    accepted: 'You have accepted recordings.',
    refused: 'You have refused recordings.',
  },
};
