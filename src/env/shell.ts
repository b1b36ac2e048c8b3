// The settings that next.config.js passes to the shell, typed. Only import this file from code that
// every page loads: the bundler then inlines the constants and removes dead code.

export const buildYear = process.env.BUILD_YEAR ?? '';

/** The `viewBox` of the agency's logo; empty if its wordmark is text. */
export const logoFrame = process.env.LOGO ?? '';

/** A CSS length. */
export const wordmarkSize = process.env.WORDMARK_SIZE ?? '';

/**
 * The value of `hasTwoOffices` in src/site.ts, inlined so that the bundler removes the code for
 * other sites. The shell imports this one, and pages import that of src/site.ts.
 */
export const buildHasTwoOffices = process.env.TWO_OFFICES === 'yes';

/** Whether the site shows invented content. */
export const hasSamples = process.env.SAMPLES === 'yes';

/** The value of `hasRecordings` in src/site.ts, inlined for the same reason. */
export const buildHasRecordings = process.env.RECORDINGS === 'yes';

/** Where telemetry is sent; empty without telemetry. */
export const sentryDsn = process.env.SENTRY_DSN ?? '';
