import type { Thing } from 'schema-dts';
import words from '#words/shell';
import { kinds } from '../../content/kinds.ts';
import { legalSlugs } from '../../content/load/absentPages.ts';
import {
  bySlug,
  loadJobs,
  loadLegal,
  loadPage,
  loadServices,
  loadWorks,
} from '../../content/load/load.ts';
import type { PageName } from '../../content/schemas/pageSchemas.ts';
import { workPicture } from '../../images/workPicture.ts';
import { menuEntries, officeOf, pages, routes } from '../../site.ts';
import { agency, website } from './agency.ts';
import { breadcrumbs, inMenu, jobJsonLd, serviceJsonLd, workJsonLd } from './jsonLd.ts';

/** Breadcrumbs of the pages that the menu links to. */
const ofMenu = Object.fromEntries(
  menuEntries(words.pages).map(({ label: name, href: path }) => [
    path,
    () => [breadcrumbs({ name, path })],
  ]),
);

/** Breadcrumbs of the legal pages. */
const ofLegal = Object.fromEntries(
  legalSlugs.map((slug) => {
    const path = `/${slug}`;
    return [path, () => [breadcrumbs({ name: loadLegal(slug).title, path })]];
  }),
);

/** Breadcrumbs of the lists and the entries of all kinds. */
const ofKinds = Object.fromEntries(
  Object.values(kinds).flatMap(({ listPage, page, readPages }) => {
    if (!listPage || !page) return [];
    const path = routes[listPage];
    const list = () =>
      inMenu(path, () => (loadPage(listPage as PageName) as { headline: string }).headline);
    const entry = (slug: string) => {
      const { title: name, path } = bySlug(readPages(), slug);
      return { name, path };
    };
    return [
      [path, () => [breadcrumbs(list())]],
      [`${path}/[slug]`, (slug: string) => [breadcrumbs(list(), entry(slug))]],
    ];
  }),
);

/**
 * Makers of structured data, keyed by Next's route. Name here a page that is neither in the menu nor
 * legal, and one that needs more than breadcrumbs. The 404 has none.
 */
const byRoute: Record<string, (slug: string) => Thing[]> = {
  ...ofMenu,
  ...ofLegal,
  ...ofKinds,
  [routes.home]: () => [agency(), website()],
  '/services/[slug]': (slug) => serviceJsonLd(bySlug(loadServices(), slug)),
  '/works/[slug]': (slug) => {
    const work = bySlug(loadWorks(), slug);
    const [cover] = work.pictures;
    const file = work.opening ?? cover?.file ?? '';
    return workJsonLd({ ...work, opening: workPicture(slug, { file, alt: '' }) });
  },
  '/career/[slug]': (slug) => {
    const job = bySlug(loadJobs(), slug);
    const { title, applyBy } = job;
    return jobJsonLd(job, loadPage('job', { title, city: officeOf(job).city, applyBy }));
  },
  '/[sweden]': () => [breadcrumbs({ name: pages.sweden.label ?? '', path: routes.sweden })],
};

/**
 * Returns a page's structured data as JSON-LD. Call it only from `_document.tsx`, which runs at build
 * time, so that browsers do not download this code.
 * @param route Next's route, such as `/works/[slug]`
 * @returns undefined for a page without structured data
 */
export function structuredDataFor(route: string, slug = ''): string | undefined {
  const graph = byRoute[route]?.(slug);
  // Escapes `<`, because a closing tag inside a text would end the script element.
  return (
    graph &&
    JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  );
}
