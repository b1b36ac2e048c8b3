import { buildIsKnown } from './build.ts';
import { formCanBeSent, nothingIsLate } from './form.ts';
import { headersAreSet, scriptsAreCached } from './headers.ts';
import { picturesComeInThreeFormats, somePicturesAreThere, widthsAreLimited } from './images.ts';
import { everyKindOfPageIsThere, everyPageIsThere, legacyPathsRedirect, missingPagesAnswer404 } from './pages.ts';
import type { Check } from './run.ts';
import { foreignEnvelopesAreRefused } from './tunnel.ts';

/** What must be true of any deployment, an earlier one as well: it is asked about what it itself has. */
const ofAny = (commit?: string): Record<string, Check> => ({
  'build.json': buildIsKnown(commit),
  'every page': everyPageIsThere,
  'scripts and their maps': scriptsAreCached,
  'picture in three formats': picturesComeInThreeFormats,
  'pictures at random': somePicturesAreThere,
  'other widths': widthsAreLimited,
  'foreign telemetry': foreignEnvelopesAreRefused,
  'the form': formCanBeSent,
  'lost pages': missingPagesAnswer404,
});

/**
 * What must be true of a deployed site.
 * @param commit that must be there, if one must
 * @param earlier whether it was built from an earlier commit than these files, and may lack what has been added since
 */
export const checksOf = ({ commit, earlier = false }: { commit?: string | undefined; earlier?: boolean | undefined } = {}) => ({
  ...ofAny(commit),
  ...(!earlier && {
    'kinds of pages': everyKindOfPageIsThere,
    'security headers': headersAreSet,
    redirects: legacyPathsRedirect,
    ...(!commit && { upkeep: nothingIsLate }),
  }),
});
