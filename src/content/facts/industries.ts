import list from '../industries/list.json' with { type: 'json' };
import type { Listed } from './services.ts';

/** The industries of `list.json` in the order the menu shows them. A file `{slug}.yaml` beside it holds the text of each. */
export const industries = list as unknown as readonly [Listed, ...Listed[]];
