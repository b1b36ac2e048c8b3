/**
 * What next.config.js passes as text to the frame of every page, typed. Only files in the first script of all pages import these
 * constants: the bundler can then merge this file into that script and remove the code that a build does not need.
 */
export const buildYear = process.env.BUILD_YEAR ?? '';

/** The `viewBox` of the agency's logo; empty if its wordmark is text. */
export const logoFrame = process.env.LOGO ?? '';

/** A CSS length. */
export const wordmarkSize = process.env.WORDMARK_SIZE ?? '';

export const hasTwoOffices = process.env.TWO_OFFICES === 'yes';

/** Whether the site shows invented content. */
export const hasSamples = process.env.SAMPLES === 'yes';

/** Where telemetry is sent; empty without telemetry. */
export const sentryDsn = process.env.SENTRY_DSN ?? '';
