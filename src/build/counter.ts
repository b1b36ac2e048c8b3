import { loadAgency } from '../content/load/loadAgency.ts';
import type { Counter } from '../content/schemas/agencySchema.ts';
import { buildInfo } from './buildInfo.ts';

/** Previews and local builds count no visitors. */
export const liveCounter = (): Counter | undefined =>
  buildInfo().environment === 'production' ? loadAgency().counter : undefined;
