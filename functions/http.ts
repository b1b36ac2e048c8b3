/** Headers of every response. `_headers` sets them for files and does not apply to Functions, so each Function sets them itself. */
export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

const hosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether an address is on this machine, where tests run their doubles. */
export const isLoopback = (address: string) =>
  URL.canParse(address) && hosts.has(new URL(address).hostname);
