import type { ByShellLanguage } from '../shellLanguage.ts';

/** The menu's labels; the English ones are the specification's. Names of pages stand in `src/site.ts`. */
export const menuWords: ByShellLanguage<Record<'menu' | 'close' | 'pages' | 'services' | 'industries', string>> = {
  'en-GB': {
    menu: 'Menu',
    close: 'Close',
    pages: 'Pages',
    services: 'What we offer',
    industries: 'Where we make impact',
  },
};
