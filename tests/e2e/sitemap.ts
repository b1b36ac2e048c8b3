import config from '../../playwright.config.ts';
import { pathsIn } from '../../scripts/build/sitemap.ts';
import { industries } from '../../src/content/facts/industries.ts';
import { services } from '../../src/content/facts/services.ts';
import { industryPath, routes, servicePath } from '../../src/site.ts';

const { baseURL, extraHTTPHeaders } = config.use ?? {};

/** The paths of all pages in the sitemap of the site under test. */
async function listed(): Promise<string[]> {
  if (!baseURL)
    throw new Error(
      'BASE_URL names no site to test. Run `npm run test:e2e`, which serves the built one.',
    );
  const response = await fetch(new URL('/sitemap.xml', baseURL), {
    headers: extraHTTPHeaders ?? {},
  });
  if (!response.ok)
    throw new Error(`${response.url} answered ${response.status}; expected the sitemap`);
  const paths = pathsIn(await response.text());
  if (paths.length === 0) throw new Error(`${response.url} lists no page`);
  return paths;
}

export const pages = await listed();

/** Addresses that do not exist, at the root and below a page that exists. */
export const lostPaths = ['/no-such-page', '/works/no-such-work'];

const first = (below: string) => pages.find((path) => path.startsWith(`${below}/`));

/** A page with an application form; none when every position has expired. */
export const jobPage = first(routes.career);

const otherLegal: string[] = [routes.terms, routes.accessibility, routes.ai, routes.dueDiligence];

/** One path of each kind of page. */
export const kinds = [
  // Of the legal pages one with buttons and one with tables stand for all.
  ...Object.values(routes).filter((path) => !otherLegal.includes(path) && pages.includes(path)),
  servicePath(services[0].slug),
  industryPath(industries[0].slug),
  first(routes.works),
  jobPage,
  ...lostPaths.slice(0, 1),
].filter((path) => path !== undefined);
