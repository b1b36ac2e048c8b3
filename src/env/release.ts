// Only `_document.tsx` and the telemetry client import this file, because it changes with every
// commit: browsers keep all other scripts in their cache.

export const commit = process.env.RELEASE ?? '';
export const branch = process.env.BRANCH ?? '';
/** `development`, `preview` or `production`. */
export const environment = process.env.ENVIRONMENT ?? '';
