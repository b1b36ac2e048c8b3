import { site } from '../../src/site.ts';

/**
 * Makes browsers use only HTTPS for this host for two years. `more` can extend that to subdomains.
 */
export const strictTransport = (more?: string) =>
  ['max-age=63072000', more].filter(Boolean).join('; ');

/** Headers of every response. `_headers` applies to files only, so Functions set these. */
export const commonHeaders = {
  'Strict-Transport-Security': strictTransport(site.strictTransport),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of responses that are not pages: nothing in them may load or be framed. */
export const dataHeaders = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
