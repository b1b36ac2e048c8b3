import { site } from '../src/site.ts';

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

/** An error that becomes the response to a request. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether a URL is on this machine, where tests run stand-ins for other services. */
export const isLoopback = (url: string) =>
  URL.canParse(url) && loopbackHosts.has(new URL(url).hostname);
