import { visitor } from '#scripts/smoke/visitor.ts';
import { pathsIn } from '#src/build/sitemap.ts';
import { kinds as contentKinds } from '#src/content/kinds.ts';
import { routes } from '#src/site.ts';
import config from '../../playwright.config.ts';

const { baseURL } = config.use ?? {};

async function readSitemap(): Promise<string[]> {
  if (!baseURL)
    throw new Error(
      'BASE_URL names no site to test. Run `npm run test:e2e`, which serves the built one.',
    );
  const paths = pathsIn(await visitor(baseURL).read('/sitemap.xml'));
  if (paths.length === 0) throw new Error(`The sitemap of ${baseURL} lists no page`);
  return paths;
}

export const pages = await readSitemap();

export const lostPaths = ['/no-such-page', '/works/no-such-work'];

/** A page with an application form; undefined when every position has expired. */
export const jobPage = pages.find((path) => path.startsWith(`${routes.career}/`));

// Left out of `kinds`, which contains two legal pages: one with buttons and one with tables.
const otherLegal: string[] = [routes.terms, routes.accessibility, routes.ai, routes.dueDiligence];

export const kinds = [
  ...Object.values(routes).filter((path) => !otherLegal.includes(path) && pages.includes(path)),
  ...Object.values(contentKinds)
    .filter(({ listPage }) => listPage)
    .flatMap(({ readPages }) => readPages().find(({ path }) => pages.includes(path))?.path ?? []),
  ...lostPaths.slice(0, 1),
];
