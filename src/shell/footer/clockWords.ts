import type { ByShellLanguage } from '../shellLanguage.ts';

/** What stands around the time: after it at the first office and at every other, and before the day when both are back. */
export const clockWords: ByShellLanguage<Record<'here' | 'hereToo' | 'closed', string>> = {
  'en-GB': { here: 'here', hereToo: 'here, too', closed: 'Closed, back on' },
};
