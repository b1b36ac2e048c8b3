import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders } from '../../../functions/http/headers.ts';
import { loadAgency } from '../../content/load/loadAgency.ts';
import { imagePath } from '../../images/sizes.ts';
import { prototypeSandbox } from '../../screens/shared/prototype/prototypeFrame.ts';
import { editorPath, feedPath, prototypePath, routes, site } from '../../site.ts';
import { contentSecurityPolicy, editorPolicy, hashSource, inlineScripts } from './policy.ts';

/** Caches files whose name changes with their content. */
const cachedForever = 'public, max-age=31536000, immutable';

interface Rule {
  pattern: string;
  headers: Record<string, string>;
  without?: string[];
}

const editorHeaders = {
  'Content-Security-Policy': editorPolicy,
  // Receives a message from the window in which the editor signs in to GitHub.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
};
const editorRules = [editorPath, `${editorPath}/*`].map(
  (pattern): Rule => ({ pattern, headers: editorHeaders, without: Object.keys(editorHeaders) }),
);

interface PageScripts {
  path: string;
  hashes: string[];
}

function rules(pages: PageScripts[]): Rule[] {
  const shared = pages.find(({ path }) => path === routes.home)?.hashes ?? [];
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(shared),
        ...commonHeaders,
        // Hides previews and copies from search engines. The next rule excepts the live site.
        'X-Robots-Tag': 'noindex',
      },
    },
    { pattern: `${site.url}/*`, headers: {}, without: ['X-Robots-Tag'] },
    // Keeps hashes that other pages don't need out of the home page's first packets.
    ...pages
      .filter(({ hashes }) => hashes.some((hash) => !shared.includes(hash)))
      .map(({ path, hashes }) => ({
        pattern: path,
        headers: { 'Content-Security-Policy': contentSecurityPolicy(hashes) },
        without: ['Content-Security-Policy'],
      })),
    // The host allows every origin to read files, as prototypes need for fonts. No other origin has to
    // read the home page, whose first packets have no room to spare.
    { pattern: routes.home, headers: {}, without: ['Access-Control-Allow-Origin'] },
    // For a prototype outside its frame. Its markup contains the full policy.
    {
      pattern: prototypePath('*'),
      headers: {
        'Content-Security-Policy': `sandbox ${prototypeSandbox}; frame-ancestors 'self'`,
        'X-Robots-Tag': 'noindex',
      },
      without: ['Content-Security-Policy', 'X-Robots-Tag'],
    },
    ...(loadAgency().repository ? editorRules : []),
    { pattern: '/_next/static/*', headers: { 'Cache-Control': cachedForever } },
    { pattern: '/fonts/*', headers: { 'Cache-Control': cachedForever } },
    { pattern: '/images/*', headers: { 'Cache-Control': cachedForever } },
    {
      pattern: '/illustrations/*',
      headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
    },
    {
      pattern: `/*${feedPath('')}`,
      headers: {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    },
    // From src/build/images/publish.ts, if the host can't run the Functions.
    {
      pattern: imagePath,
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
    },
  ];
}

const headersFile = (pages: PageScripts[]): string =>
  rules(pages)
    .flatMap(({ pattern, headers, without = [] }) => [
      pattern,
      ...without.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .join('\n');

const unique = (texts: string[]) => [...new Set(texts)];

const allHashes = (pages: PageScripts[]) => unique(pages.flatMap(({ hashes }) => hashes));

const hashPages = (folder: string): PageScripts[] =>
  globSync('**/*.html', { cwd: folder, exclude: [`${prototypePath('*').slice(1)}`] }).map(
    (file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`,
      hashes: unique(inlineScripts(readFileSync(join(folder, file), 'utf8'))).map(hashSource),
    }),
  );

export const scriptHashes = (folder: string): string[] => allHashes(hashPages(folder));

/** @returns the number of inline scripts that the policy allows */
export function writeHeaders(folder: string) {
  const pages = hashPages(folder);
  writeFileSync(`${folder}/_headers`, `${headersFile(pages)}\n`);
  return allHashes(pages).length;
}
