import type { Listed } from '../services/list.ts';
import list from './list.json' with { type: 'json' };

/** The industries of `list.json` in the order the menu shows them. A file `{slug}.yaml` beside it holds the text of each. */
export const industries = list as unknown as readonly [Listed, ...Listed[]];
