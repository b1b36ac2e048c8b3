import { type Counter, loadAgency } from '../content/build/loadAgency.ts';
import { buildInfo } from './buildInfo.ts';

/** Previews and local builds count no visitors. */
export const liveCounter = (): Counter | undefined =>
  buildInfo().environment === 'production' ? loadAgency().counter : undefined;
