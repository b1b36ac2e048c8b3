// The settings that next.config.js passes to the shell, typed. Only import this file from code that
// every page loads: the bundler then inlines the constants and removes dead code.

export const buildYear = process.env.BUILD_YEAR ?? '';

/** The `viewBox` of the agency's logo; empty if its wordmark is text. */
export const logoFrame = process.env.LOGO ?? '';

/** A CSS length. */
export const wordmarkSize = process.env.WORDMARK_SIZE ?? '';

export const hasTwoOffices = process.env.TWO_OFFICES === 'yes';

/** Whether the site shows invented content. */
export const hasSamples = process.env.SAMPLES === 'yes';

/** Whether visitors are asked for their consent to recordings. */
export const asksForConsent = process.env.ASKS_FOR_CONSENT === 'yes';

/** Where telemetry is sent; empty without telemetry. */
export const sentryDsn = process.env.SENTRY_DSN ?? '';
