import { createHash } from 'node:crypto';
import { attribute, findAll, parseDocument, textOf } from '../html/document.ts';

/** `'sha256-…'` of an inline script, as script-src takes it (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
export const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The source of every inline script in a page that a browser would run; data blocks do not count. */
export function inlineScripts(html: string): string[] {
  return findAll(parseDocument(html), 'script')
    .filter(
      (script) =>
        attribute(script, 'src') === undefined && !attribute(script, 'type')?.endsWith('json'),
    )
    .map(textOf);
}

/** The Content-Security-Policy of the editor: nothing but this site, and the repository's host. */
export const editorPolicy = [
  "default-src 'none'",
  // It decodes pictures of phones.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data: https://*.githubusercontent.com",
  "media-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where Turnstile's script and frame come from; allowed only in a build that shows the check. */
const turnstile = 'https://challenges.cloudflare.com';

/**
 * The Content-Security-Policy of all pages; telemetry goes through our own origin, so nothing else is connected to.
 * @param checksPersons whether the forms show Turnstile
 */
export function contentSecurityPolicy(
  hashes: readonly string[],
  checksPersons = Boolean(process.env.TURNSTILE_SITE_KEY),
): string {
  const checked = checksPersons ? [turnstile] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...checked],
    // The pages have more different style sheets than fit into a header, and React writes style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The prototypes of works.
    'frame-src': ["'self'", ...checked],
    'manifest-src': ["'self'"],
    // The SDK compresses recordings in a worker that it creates from a blob.
    'worker-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Texts become neither markup nor code. scripts/html/deferScripts.ts makes the policy called default, Next and
    // webpack's loader the others. Turnstile's script is not ours to vouch for.
    ...(!checksPersons && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
