import facts from '../commitments.json' with { type: 'json' };
import type { ByLanguage } from './language.ts';

/** Promises and statements that several pages repeat. Content files name them in double braces: `{{replyTime}}`. */
export const commitments = facts satisfies Record<string, ByLanguage<string>>;
