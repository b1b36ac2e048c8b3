import { site } from '../site.ts';
import type { ByShellLanguage } from './shellLanguage.ts';

/** What several parts of the shell say, and the way to the content. */
export const shellWords: ByShellLanguage<Record<'skip' | 'home' | 'newTab', string>> = {
  'en-GB': { skip: 'Skip to the content', home: `${site.name}, home`, newTab: '(opens in a new tab)' },
};

/** What stands instead of a page that failed to render. */
export const faultWords: ByShellLanguage<Record<'title' | 'lead' | 'reload' | 'home' | 'contact', string>> = {
  'en-GB': {
    title: 'We dropped a stitch.',
    lead: 'This page came apart while it was being drawn. The fault is ours; loading it again often helps.',
    reload: 'Load it again',
    home: 'Start from the beginning',
    contact: 'If it stays broken, tell us at',
  },
};
