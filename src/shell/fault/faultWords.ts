import type { ByShellLanguage } from '../shellLanguage.ts';

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
