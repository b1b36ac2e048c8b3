import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders } from '../../functions/http.ts';
import { loadAgency } from '../../src/content/build/agency.ts';
import { imagePath } from '../../src/images/sizes.ts';
import { prototypeSandbox } from '../../src/screens/work/prototypeFrame.ts';
import { editorPath, prototypePath, site } from '../../src/site.ts';
import { limits } from './limits.ts';
import { contentSecurityPolicy, editorPolicy, hashSource, inlineScripts } from './policy.ts';

/** For files whose name changes with their content. */
const forGood = 'public, max-age=31536000, immutable';

interface Rule {
  /** A path on any host, or an address. */
  pattern: string;
  headers: Record<string, string>;
  /** Headers that a wider rule sets and this one removes. */
  without?: string[];
}

const editorHeaders = {
  'Content-Security-Policy': editorPolicy,
  // It hears from the window in which GitHub asks for the password.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
};
const editorRules = [editorPath, `${editorPath}/*`].map(
  (pattern): Rule => ({ pattern, headers: editorHeaders, without: Object.keys(editorHeaders) }),
);

function rules(hashes: string[]): Rule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(hashes),
        ...commonHeaders,
        // Only the agency's own address is for search engines; previews and copies are not.
        'X-Robots-Tag': 'noindex',
      },
    },
    { pattern: `${site.url}/*`, headers: {}, without: ['X-Robots-Tag'] },
    // Pages frame them; their own policy is in their markup, see scripts/prototypes/document.ts. Visited by itself, one is kept
    // apart from the site as it is in a frame.
    {
      pattern: prototypePath('*'),
      headers: {
        'Content-Security-Policy': `sandbox ${prototypeSandbox}; frame-ancestors 'self'`,
        'X-Robots-Tag': 'noindex',
      },
      without: ['Content-Security-Policy', 'X-Robots-Tag'],
    },
    ...(loadAgency().repository ? editorRules : []),
    { pattern: '/_next/static/*', headers: { 'Cache-Control': forGood } },
    { pattern: '/fonts/*', headers: { 'Cache-Control': forGood } },
    { pattern: '/images/*', headers: { 'Cache-Control': forGood } },
    {
      pattern: '/illustrations/*',
      headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
    },
    // The stand-in for pictures when the Functions are not run; see scripts/images/publish.ts.
    {
      pattern: imagePath,
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
    },
  ];
}

/** The text of `_headers`. @throws Error naming the rule with a line that is longer than the host takes; checkLimits.ts counts them */
export function headersFile(hashes: string[]): string {
  return rules(hashes)
    .map(({ pattern, headers, without = [] }) => {
      const lines = [
        pattern,
        ...without.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ];
      const long = lines.find((line) => line.length > limits.headers.line);
      if (long)
        throw new Error(
          `_headers: ${pattern}: a line of ${long.length} characters; the host takes ${limits.headers.line}`,
        );
      return lines.join('\n');
    })
    .join('\n');
}

/** The hashes of all inline scripts of the pages in `folder`; prototypes carry their own. @param change changes a page before it is served */
export function scriptHashes(folder: string, change = (html: string) => html): string[] {
  const scripts = globSync('**/*.html', {
    cwd: folder,
    exclude: [`${prototypePath('*').slice(1)}`],
  }).flatMap((file) => inlineScripts(change(readFileSync(join(folder, file), 'utf8'))));
  return [...new Set(scripts)].map(hashSource).sort();
}

/** Writes `_headers` for the pages in `folder`. @returns how many inline scripts it allows */
export function writeHeaders(folder: string) {
  const hashes = scriptHashes(folder);
  writeFileSync(`${folder}/_headers`, `${headersFile(hashes)}\n`);
  return hashes.length;
}
