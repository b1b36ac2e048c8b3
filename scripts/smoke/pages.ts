import pMap from 'p-map';
import { legacyPaths } from '../../src/seo/legacyPaths.ts';
import { industryPath, jobPath, routes, servicePath, site, workPath } from '../../src/site.ts';
import { pathsIn } from '../build/sitemap.ts';
import { attribute, canonicalOf, findAll, parseDocument } from '../html/document.ts';
import { assertThat, type Check } from './run.ts';
import type { Visitor } from './visitor.ts';

/** How many simultaneous requests a small server can handle. */
const atOnce = 6;

/** The sitemap lists all pages that these files know, and something of each kind that comes from content. */
export const everyKindOfPageIsThere: Check = async ({ read }) => {
  const paths = pathsIn(await read('/sitemap.xml'));
  for (const route of Object.values(routes)) assertThat(paths.includes(route), `the sitemap does not list ${route}`);
  const kinds = [servicePath, industryPath, workPath].map((pathOf) => pathOf(''));
  for (const kind of kinds) {
    assertThat(
      paths.some((path) => path.startsWith(kind)),
      `the sitemap lists nothing below ${kind}`,
    );
  }
  // There may be no position at all, when the last one has expired.
  const isJob = (path: string) => path.startsWith(jobPath(''));
  const offered = findAll(parseDocument(await read(routes.career)), 'a').map((link) => attribute(link, 'href') ?? '');
  const [linked, listed] = [offered, paths].map((some) => [...new Set(some.filter(isJob))].sort().join(', '));
  assertThat(linked === listed, `${routes.career} links to ${linked || 'no position'}, the sitemap lists ${listed || 'none'}`);
  return `${Object.values(routes).length} pages and ${kinds.length} kinds are listed`;
};

export const everyPageIsThere: Check = async ({ read, ask }) => {
  const paths = pathsIn(await read('/sitemap.xml'));
  assertThat(paths.includes(routes.home), 'the sitemap does not list the home page');
  await pMap(
    paths,
    async (path) => {
      const page = parseDocument(await read(path));
      const canonical = new URL(path, site.url).href.replace(/\/$/, '');
      assertThat(findAll(page, 'h1').length, `${path} has no heading`);
      assertThat(canonicalOf(page)?.replace(/\/$/, '') === canonical, `${path} does not call itself ${canonical}`);
    },
    { concurrency: atOnce },
  );
  for (const file of ['/robots.txt', '/site.webmanifest', '/favicon.ico', '/.well-known/security.txt']) {
    const { status } = await ask(file);
    assertThat(status === 200, `${file} answered ${status}`);
  }
  return `${paths.length} pages`;
};

export const missingPagesAnswer404: Check = async ({ ask }) => {
  for (const path of ['/no-such-page', workPath('no-such-work')]) {
    const answer = await ask(path);
    assertThat(answer.status === 404, `${path} answered ${answer.status}; expected 404`);
    assertThat(findAll(parseDocument(await answer.text()), 'h1').length, `${path} does not show the page for lost visitors`);
  }
  return '404, with the page for lost visitors';
};

/** An address as it should be typed and as it is mistyped. */
const mistyped = (path: string) => [path, `${path}/`, `${path}.html`];

/** Where a visitor who asks for `path` ends up. @throws Error when a redirect on the way is not permanent, or loops */
async function arrival({ ask, base }: Visitor, path: string): Promise<URL> {
  let at = new URL(path, base);
  for (let hops = 0; hops <= 3; hops++) {
    const { status, headers } = await ask(at.pathname, { method: 'HEAD' });
    if (status === 200) return at;
    assertThat([301, 308].includes(status), `${path} leads to ${at.pathname}, which answered ${status}`);
    at = new URL(headers.get('Location') ?? '', at);
    // Other hosts are not ours to test.
    if (at.origin !== base.origin) return at;
  }
  throw new Error(`${path} leads on and on, to ${at.pathname} in the end`);
}

export const legacyPathsRedirect: Check = async (visitor) => {
  const paths = pathsIn(await visitor.read('/sitemap.xml'));
  const firstBelow = (kind: string) => paths.find((path) => path.startsWith(kind)) ?? '';
  // The first of each kind; of positions there may be none.
  const firsts = [servicePath, workPath, industryPath, jobPath].map((pathOf) => firstBelow(pathOf(''))).filter(Boolean);
  const pages = [routes.services, ...firsts];
  const old = legacyPaths.flatMap(([from, to]) => {
    if (!from.endsWith('*')) return [[from, to]];
    const page = firstBelow(to.replace(':splat', ''));
    return page ? [[from.replace('*', page.split('/').at(-1) ?? ''), page]] : [];
  });
  const asked = [...old, ...pages.map((path) => [path, path])].flatMap(([from = '', to = '']) =>
    mistyped(from).map((form): [string, string] => [form, to]),
  );
  await pMap(
    asked,
    async ([from, to]) => {
      const { href } = await arrival(visitor, from);
      assertThat(href === new URL(to, visitor.base).href, `${from} leads to ${href}; expected ${to}`);
    },
    { concurrency: atOnce },
  );
  return `${asked.length} lead where they should`;
};
