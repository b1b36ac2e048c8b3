import { type Counter, loadAgency } from '../content/build/agency.ts';
import { buildFacts } from './facts.ts';

/** Previews and local builds count no visitors. */
export const liveCounter = (): Counter | undefined =>
  buildFacts().environment === 'production' ? loadAgency().counter : undefined;
