import { commitmentFacts as facts } from '../../agency.ts';
import type { ByLanguage } from '../../words/languages.ts';

/** Promises that several pages repeat. Content files insert them by `{{replyTime}}`. */
export const commitments = facts as Record<keyof typeof facts, ByLanguage<string>>;
