import { type Counter, loadAgency } from '../content/build/loadAgency.ts';
import { buildFacts } from './facts.ts';

/** Previews and local builds count no visitors. */
export const liveCounter = (): Counter | undefined =>
  buildFacts().environment === 'production' ? loadAgency().counter : undefined;
