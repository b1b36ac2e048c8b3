import type { GetStaticPropsResult } from 'next';
import { loadIndustries, loadPage, loadServices, loadWorks } from '../../src/content/build/load.ts';
import { teaser } from '../../src/screens/works/teaser.ts';
import { type WorksProps, WorksScreen } from '../../src/screens/works/WorksScreen.tsx';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

/** The page has all works, some 4 kB compressed for 24 of them. Beyond this many it should be divided. */
const mostWorks = 120;

export function getStaticProps(): GetStaticPropsResult<WorksProps> {
  const works = loadWorks();
  if (works.length === 0) return { notFound: true };
  const text = loadPage('works', { count: String(works.length) });
  const { names, ...service } = text.filters.service;
  if (works.length > mostWorks)
    console.warn(
      `${routes.works}: ${works.length} works; beyond ${mostWorks} the page loads slowly`,
    );
  const withCount = (
    facet: 'services' | 'industries',
    all: readonly { slug: string; name: string }[],
  ) =>
    all.map(({ slug, name }) => ({
      slug,
      name,
      count: works.filter((work) => [...work[facet]].some((one) => one === slug)).length,
    }));
  return {
    props: {
      text: { ...text, filters: { ...text.filters, service } },
      works: works.map((work) => ({
        ...teaser(work),
        services: work.services,
        industries: work.industries,
      })),
      services: withCount(
        'services',
        loadServices().map(({ slug, name }) => ({ slug, name: names[slug] ?? name })),
      ),
      industries: withCount('industries', loadIndustries()),
    },
  };
}

export default withSeo(WorksScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [menuBreadcrumbs(routes.works)],
}));
