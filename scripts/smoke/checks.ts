import { ok } from 'node:assert/strict';
import pMap from 'p-map';
import type { FormHealth } from '#functions/contact/health.ts';
import { commonHeaders } from '#functions/http/headers.ts';
import { deferredScriptsOf } from '#src/build/html/deferScripts.ts';
import { pathsIn } from '#src/build/sitemap.ts';
import { takesCv } from '#src/content/facts/takesCv.ts';
import { loadRedirects } from '#src/content/load/loadRedirects.ts';
import { hashedPath, type Manifest } from '#src/images/manifest.ts';
import { imagePath, quality, widths } from '#src/images/sizes.ts';
import { tunnelPath } from '#src/telemetry/constants.ts';
import { foreignMessage } from '../sentry/messages.ts';
import type { Visitor } from './visitor.ts';

export interface Options {
  commit?: string | undefined;
  /** Skips what a preview of the same files has shown, and what older builds may lack. */
  isTested?: boolean;
  /** Checks the form's scheduled work, too, which is no reason to refuse a deployment. */
  checksUpkeep?: boolean;
}

/** Checks one thing. @returns what was found. @throws Error that says what is wrong */
type Check = (visitor: Visitor, options: Options) => Promise<string>;

const pickRandom = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item;

const checkPages: Check = async ({ read }, { isTested }) => {
  const paths = new Set(pathsIn(await read('/sitemap.xml')));
  ok(paths.delete('/'), 'the sitemap does not list the home page');
  while (isTested && paths.size > 9) paths.delete(pickRandom([...paths]));
  // A small server can handle six requests at the same time.
  await pMap(['/', ...paths], (path) => read(path, { text: '<h1' }), { concurrency: 6 });
  return `${paths.size + 1} pages`;
};

const checkPictures: Check = async ({ read }, { isTested }) => {
  const pictures = Object.entries(JSON.parse(await read('/pictures.json')) as Manifest);
  for (let n = 0; pictures.length && n < (isTested ? 1 : 9); n++) {
    const [path, { hash, animated, fallback }] = pickRandom(pictures);
    const type = `image/${animated ? fallback : ['avif', 'webp', fallback][n % 3]}`;
    const query = { url: hashedPath(path, hash), w: `${pickRandom(widths)}`, q: `${quality}` };
    const headers = { 'Content-Type': type, ...(!animated && { Vary: 'Accept' }) };
    const init = { headers: { Accept: `${type},*/*` } };
    await read(`${imagePath}?${new URLSearchParams(query)}`, { headers }, init);
  }
  return `samples of ${pictures.length}`;
};

/** Checks what the host does by itself: headers, redirects, the 404 page, no source maps. */
const checkHost: Check = async ({ isLive, read, ask }) => {
  const policy = { 'Content-Security-Policy': "default-src 'none'" };
  const home = await read('/', { headers: { ...commonHeaders, ...policy } });
  const robots = (await ask('/')).headers.get('X-Robots-Tag') ?? 'all';
  ok(isLive === !robots.includes('noindex'), `X-Robots-Tag for search engines is ${robots}`);
  const [script = ''] = deferredScriptsOf(home);
  await read(script, { headers: { 'Cache-Control': 'immutable' } });
  await read(`${script}.map`, { status: 404 });
  await read('/no-such-page', { status: 404, text: '<h1' });
  await read('/.well-known/security.txt');
  for (const [from, to] of loadRedirects().slice(0, 3)) {
    const headers = { Location: to.replace(':splat', 'x') };
    await read(from.replace('*', 'x'), { status: 301, headers });
  }
  return `headers and redirects are right; search engines: ${robots}`;
};

/** Checks the form's Function without storing anything. */
const checkForm: Check = async ({ ask, readBuild }, { checksUpkeep }) => {
  const response = await ask('/api/contact/health');
  const report = await response.text();
  ok(report.startsWith('{"database"'), `its report has status ${response.status}`);
  const health: Record<string, string> = JSON.parse(report);
  const expected = {
    database: 'ready',
    files: takesCv ? 'ready' : 'off',
    notifier: health.notifier === 'unset' ? 'unset' : 'set',
    // Turnstile's key for the pages and its secret for the Function are set in different places.
    turnstile: (await readBuild()).turnstile ? 'on' : 'off',
    ...(checksUpkeep && { upkeep: 'done', notices: 'none' }),
  } satisfies Partial<FormHealth>;
  for (const [name, value] of Object.entries(expected))
    ok(health[name] === value, `${name} is ${health[name]}, expected ${value} (docs/operation.md)`);
  return report.replace(/[{}"]/g, '').replace(/[,:]/g, '$& ');
};

/** Checks that the tunnel refuses envelopes of other Sentry projects, or all without telemetry. */
const checkTunnel: Check = async ({ read }) => {
  // SENTRY_DSN is set for pages and tunnel in different places.
  const status = (await read('/')).includes('earlyErrors') ? 403 : 503;
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
  const { query, body } = foreignMessage;
  await read(tunnelPath + query, { status }, { method: 'POST', headers, body });
  return `refused (${status})`;
};

const environmentChecks = {
  pages: checkPages,
  pictures: checkPictures,
  form: checkForm,
  'foreign telemetry': checkTunnel,
};
export const checksFor = ({ isTested }: Options): Record<string, Check> =>
  isTested ? environmentChecks : { ...environmentChecks, host: checkHost };
