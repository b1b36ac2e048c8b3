/**
 * Which build this is. Only the document and the telemetry client import it: it differs from commit to commit, and all other
 * scripts keep their names, so that browsers need not download them again.
 */
export const commit = process.env.RELEASE ?? '';
export const branch = process.env.BRANCH ?? '';
/** `development`, `preview` or `production`. */
export const environment = process.env.ENVIRONMENT ?? '';
