import { createHash } from 'node:crypto';
import type { Counter } from '../../content/schemas/agencySchema.ts';
import { liveCounter } from '../counter.ts';
import { attribute, findAll, parseDocument, textOf } from '../html/document.ts';

/** Names a script in `script-src`: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Lists the source of a page's inline scripts, without JSON, which browsers don't run. */
export function inlineScripts(html: string): string[] {
  return findAll(parseDocument(html), 'script')
    .filter(
      (script) =>
        attribute(script, 'src') === undefined && !attribute(script, 'type')?.endsWith('json'),
    )
    .map(textOf);
}

/** The content editor connects only to this site and GitHub. */
export const editorPolicy = [
  "default-src 'none'",
  // For the WebAssembly that decodes HEIC pictures from phones.
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

/** The origin of Turnstile's script and frame. */
const turnstile = 'https://challenges.cloudflare.com';

/** Telemetry is sent through the site's own origin. `hashes` allow inline scripts. */
export function contentSecurityPolicy(
  hashes: readonly string[],
  hasTurnstile = Boolean(process.env.TURNSTILE_SITE_KEY),
  counter: Counter | undefined = liveCounter(),
): string {
  const turnstileSources = hasTurnstile ? [turnstile] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...turnstileSources, ...(counter ? [counter.script] : [])],
    // The hashes of all style sheets are too long for a header, and React writes `style` attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // For the moving parts of covers.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(counter ? [new URL(counter.sendsTo).origin] : [])],
    // For the prototypes that work pages embed.
    'frame-src': ["'self'", ...turnstileSources],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Keeps strings from becoming code. Turnstile's script doesn't support it.
    // src/build/html/loadScripts.js creates the policy `default`; Next and webpack create the
    // others.
    ...(!hasTurnstile && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'nextjs', 'nextjs#bundler'],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
