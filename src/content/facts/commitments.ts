import facts from '../commitments.json' with { type: 'json' };
import type { ByLanguage } from './language.ts';

/**
 * What the agency promises or states of itself on more than one page, each in one wording. Content files name it in double
 * braces, such as `{{replyTime}}`.
 */
export const commitments = facts satisfies Record<string, ByLanguage<string>>;
