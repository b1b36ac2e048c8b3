import pMap from 'p-map';
import { loadRedirects } from '../../src/content/build/redirects.ts';
import { routes, site, workPath } from '../../src/site.ts';
import { pathsIn } from '../build/sitemap.ts';
import { canonicalOf, findAll, parseDocument } from '../html/document.ts';
import { assertThat, type Check } from './run.ts';

/** How many simultaneous requests a small server can handle. */
const concurrency = 6;

/** Requests every page of the sitemap, and files at well-known paths. */
export const checkPages: Check = async ({ read }) => {
  const paths = pathsIn(await read('/sitemap.xml'));
  assertThat(paths.includes(routes.home), 'the sitemap does not list the home page');
  const checkPage = async (path: string) => {
    const page = parseDocument(await read(path));
    const canonical = new URL(path, site.url).href.replace(/\/$/, '');
    assertThat(findAll(page, 'h1').length, `${path} has no heading`);
    assertThat(
      canonicalOf(page)?.replace(/\/$/, '') === canonical,
      `${path} lacks the canonical URL ${canonical}`,
    );
  };
  await pMap(paths, checkPage, { concurrency });
  for (const file of [
    '/robots.txt',
    '/site.webmanifest',
    '/favicon.ico',
    '/.well-known/security.txt',
  ])
    await read(file);
  return `${paths.length} pages`;
};

export const checkMissingPages: Check = async ({ ask }) => {
  for (const path of ['/no-such-page', workPath('no-such-work')]) {
    const response = await ask(path);
    assertThat(response.status === 404, `${path} returned ${response.status}; expected 404`);
    assertThat(
      findAll(parseDocument(await response.text()), 'h1').length,
      `${path} does not show the 404 page`,
    );
  }
  return '404, with the 404 page';
};

export const checkRedirects: Check = async ({ ask, base }) => {
  const checkPath = async ([from, to]: readonly [string, string]) => {
    const { status, headers } = await ask(from.replace('*', 'x'), { method: 'HEAD' });
    const [found, expected] = [headers.get('Location') ?? '', to.replace(':splat', 'x')].map(
      (location) => new URL(location, base).href,
    );
    assertThat(
      status === 301 && found === expected,
      `${from} returned ${status} and redirects to ${found}; expected ${expected}`,
    );
  };
  await pMap(loadRedirects(), checkPath, { concurrency });
  return `${loadRedirects().length} redirects are right`;
};
