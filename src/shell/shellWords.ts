import { site } from '../site.ts';
import type { ByShellLanguage } from './shellLanguage.ts';

/** What several parts of the shell say, and the way to the content. */
export const shellWords: ByShellLanguage<Record<'skip' | 'home' | 'newTab', string>> = {
  'en-GB': { skip: 'Skip to the content', home: `${site.name}, home`, newTab: '(opens in a new tab)' },
};
