import { commitmentFacts as facts } from '../../agency.ts';
import type { ByLanguage } from './language.ts';

/** Promises that several pages repeat. Content files insert them by `{{replyTime}}`. */
export const commitments = facts satisfies Record<string, ByLanguage<string>>;
