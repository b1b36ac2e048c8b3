import facts from '../commitments.json' with { type: 'json' };
import type { ByLanguage } from './language.ts';

/** Promises that several pages repeat. Content files insert them by `{{replyTime}}`. */
export const commitments = facts satisfies Record<string, ByLanguage<string>>;
