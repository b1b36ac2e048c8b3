import { buildIsKnown } from './build.ts';
import { headersAreSet, scriptsAreCached } from './headers.ts';
import { picturesComeInThreeFormats, widthsAreLimited } from './images.ts';
import { everyPageIsThere, legacyPathsRedirect, missingPagesAnswer404 } from './pages.ts';
import type { Check } from './run.ts';
import { foreignEnvelopesAreRefused } from './tunnel.ts';

/** What must be true of a deployed site. */
export const checks: Record<string, Check> = {
  'build.json': buildIsKnown,
  'every page': everyPageIsThere,
  'security headers': headersAreSet,
  'scripts and their maps': scriptsAreCached,
  'picture in three formats': picturesComeInThreeFormats,
  'other widths': widthsAreLimited,
  'foreign telemetry': foreignEnvelopesAreRefused,
  'lost pages': missingPagesAnswer404,
  redirects: legacyPathsRedirect,
};
