import { industryList as list } from '../../agency.ts';
import type { Listing } from './services.ts';

/** The industries in the order of the menu. `{slug}.yaml` beside `list.json` has the text of each. */
export const industries: Readonly<Listing> = list as Listing;
