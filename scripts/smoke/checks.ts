import { buildIsKnown } from './build.ts';
import { headersAreSet, scriptsAreKept } from './headers.ts';
import { picturesComeInThreeFormats, widthsAreLimited } from './images.ts';
import { everyPageIsThere, lostIsLost, oldAddressesLead } from './pages.ts';
import type { Check } from './run.ts';
import { foreignEnvelopesAreRefused } from './tunnel.ts';

/** What must be true of a deployed site. */
export const checks: Record<string, Check> = {
  'build.json': buildIsKnown,
  'every page': everyPageIsThere,
  'security headers': headersAreSet,
  'scripts and their maps': scriptsAreKept,
  'picture in three formats': picturesComeInThreeFormats,
  'other widths': widthsAreLimited,
  'foreign telemetry': foreignEnvelopesAreRefused,
  'lost pages': lostIsLost,
  redirects: oldAddressesLead,
};
