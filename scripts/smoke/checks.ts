import { ok } from 'node:assert/strict';
import pMap from 'p-map';
import type { FormHealth } from '../../functions/api/contact/checkForm.ts';
import { commonHeaders } from '../../functions/http.ts';
import { loadRedirects } from '../../src/content/build/redirects.ts';
import { hashedPath, type Manifest } from '../../src/images/manifest.ts';
import { imagePath, quality, widths } from '../../src/images/sizes.ts';
import { site } from '../../src/site.ts';
import { tunnelPath } from '../../src/telemetry/constants.ts';
import { pathsIn } from '../build/sitemap.ts';
import { deferredScriptsOf } from '../html/deferScripts.ts';
import { foreignMessage } from '../sentry/messages.ts';
import type { Visitor } from './visitor.ts';

/** Checks one thing. @returns what was found. @throws Error that says what is wrong */
export type Check = (visitor: Visitor) => Promise<string>;

const pickRandom = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item;

export const checkBuild: Check = async ({ origin, readBuild }) => {
  const { environment, commit, branch } = await readBuild();
  const isLive = origin === new URL(site.url).origin;
  ok(!isLive || environment === 'production', `the live site is a build for ${environment}`);
  return `${environment}: ${commit} of ${branch}`;
};

/** Requests the home page and random other pages. */
export const checkPages =
  (count: number): Check =>
  async ({ read }) => {
    const paths = new Set(pathsIn(await read('/sitemap.xml')));
    ok(paths.delete('/'), 'the sitemap does not list the home page');
    while (paths.size >= count) paths.delete(pickRandom([...paths]));
    const expected = { text: '<h1' };
    // A small server can handle six requests at the same time.
    await pMap(['/', ...paths], (path) => read(path, expected), { concurrency: 6 });
    return `${paths.size + 1} pages`;
  };

/** Requests random pictures at random widths, in each format. */
export const checkPictures =
  (count: number): Check =>
  async ({ read }) => {
    const pictures = Object.entries(JSON.parse(await read('/pictures.json')) as Manifest);
    for (let n = 0; pictures.length && n < count; n++) {
      const [path, { hash, animated, fallback }] = pickRandom(pictures);
      const format = ['avif', 'webp', fallback][n % 3];
      const query = { url: hashedPath(path, hash), w: `${pickRandom(widths)}`, q: `${quality}` };
      const headers = animated
        ? { 'Content-Type': `image/${fallback}` }
        : { 'Content-Type': `image/${format}`, Vary: 'Accept' };
      const init = { headers: { Accept: `image/${format},*/*` } };
      await read(`${imagePath}?${new URLSearchParams(query)}`, { headers }, init);
    }
    return `${count} of ${pictures.length}`;
  };

/** Checks headers, redirects, a missing page, and that source maps are not published. */
export const checkHost: Check = async ({ origin, read, ask }) => {
  const policy = { 'Content-Security-Policy': "default-src 'none'" };
  const home = await read('/', { headers: { ...commonHeaders, ...policy } });
  const robots = (await ask('/')).headers.get('X-Robots-Tag') ?? 'all';
  const isLive = origin === new URL(site.url).origin;
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
  return `headers, scripts, missing pages, redirects; search engines: ${robots}`;
};

/**
 * Reads what the form's Function reports. This stores nothing.
 * @param upkeep the expected state of its scheduled work, which is no reason to refuse a deployment
 */
export const checkForm =
  (upkeep: Partial<FormHealth>): Check =>
  async ({ ask, readBuild }) => {
    const response = await ask('/api/contact/health');
    const report = await response.text();
    ok(report.startsWith('{"database"'), `its report has status ${response.status}`);
    const health: FormHealth = JSON.parse(report);
    // Turnstile's key for the pages and its secret for the Function are set in different places.
    const turnstile = (await readBuild()).turnstile ? 'on' : 'off';
    const notifier = health.notifier === 'unset' ? 'unset' : 'set';
    const expected: Partial<FormHealth> = { database: 'ready', notifier, turnstile, ...upkeep };
    for (const [name, value] of Object.entries(expected)) {
      const found = health[name as keyof FormHealth];
      ok(found === value, `${name} is ${found}, expected ${value}: see docs/deploy.md`);
    }
    return report.replace(/[{}"]/g, '').replace(/[,:]/g, '$& ');
  };

/** Checks that the tunnel refuses envelopes of other Sentry projects, or all without telemetry. */
export const checkTunnel: Check = async ({ read }) => {
  const { query, body } = foreignMessage;
  // SENTRY_DSN is set for pages and tunnel in different places.
  const status = (await read('/')).includes('earlyErrors') ? 403 : 503;
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
  await read(tunnelPath + query, { status }, { method: 'POST', headers, body });
  return `refused (${status})`;
};
