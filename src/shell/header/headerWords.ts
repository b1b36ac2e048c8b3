import type { ByShellLanguage } from '../shellLanguage.ts';

/** The header's labels; the English ones are the specification's. */
export const headerWords: ByShellLanguage<Record<'write' | 'menu', string>> = {
  'en-GB': { write: 'Drop us a line', menu: 'Menu' },
};
