import pMap from 'p-map';
import { loadRedirects } from '../../src/content/build/redirects.ts';
import { routes, site, workPath } from '../../src/site.ts';
import { pathsIn } from '../build/sitemap.ts';
import { canonicalOf, findAll, parseDocument } from '../html/document.ts';
import { assertThat, type Check } from './run.ts';

/** How many simultaneous requests a small server can handle. */
const concurrency = 6;

/** Every page of the deployment's own sitemap, and the files that others look for. */
export const pagesAreThere: Check = async ({ read }) => {
  const paths = pathsIn(await read('/sitemap.xml'));
  assertThat(paths.includes(routes.home), 'the sitemap does not list the home page');
  const checkPage = async (path: string) => {
    const page = parseDocument(await read(path));
    const canonical = new URL(path, site.url).href.replace(/\/$/, '');
    assertThat(findAll(page, 'h1').length, `${path} has no heading`);
    assertThat(
      canonicalOf(page)?.replace(/\/$/, '') === canonical,
      `${path} does not call itself ${canonical}`,
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

export const missingPagesAnswer404: Check = async ({ ask }) => {
  for (const path of ['/no-such-page', workPath('no-such-work')]) {
    const answer = await ask(path);
    assertThat(answer.status === 404, `${path} answered ${answer.status}; expected 404`);
    assertThat(
      findAll(parseDocument(await answer.text()), 'h1').length,
      `${path} does not show the page for lost visitors`,
    );
  }
  return '404, with the page for lost visitors';
};

export const oldPathsRedirect: Check = async ({ ask, base }) => {
  const checkPath = async ([from, to]: readonly [string, string]) => {
    const { status, headers } = await ask(from.replace('*', 'x'), { method: 'HEAD' });
    const [found, expected] = [headers.get('Location') ?? '', to.replace(':splat', 'x')].map(
      (at) => new URL(at, base).href,
    );
    assertThat(
      status === 301 && found === expected,
      `${from} answered ${status} and leads to ${found}; expected ${expected}`,
    );
  };
  await pMap(loadRedirects(), checkPath, { concurrency });
  return `${loadRedirects().length} lead where they should`;
};
