import {
  bySlug,
  loadIndustries,
  loadPage,
  loadServices,
  loadWorks,
} from '../../src/content/build/load.ts';
import {
  type IndustriesProps,
  IndustriesScreen,
} from '../../src/screens/industries/IndustriesScreen.tsx';
import { breadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';
import { langOf } from '../../src/ui/Foreign.tsx';

/** The newest ones of each industry; the filter of /works shows all. */
const mostWorks = 3;

export function getStaticProps(): { props: IndustriesProps } {
  const services = loadServices();
  const all = loadIndustries().map(({ slug, name, brings }) => ({
    slug,
    name,
    brings: brings.map(({ service }) => bySlug(services, service).name).join(', '),
    works: loadWorks()
      .filter((work) => work.industries.includes(slug))
      .slice(0, mostWorks)
      .map((work) => ({
        slug: work.slug,
        client: work.client,
        ...langOf(work.client),
        title: work.title,
      })),
  }));
  return {
    props: {
      text: loadPage('industries'),
      own: all
        .filter(({ works }) => works.length > 0)
        .map(({ brings: _, ...industry }) => industry),
      others: all
        .filter(({ works }) => works.length === 0)
        .map(({ works: _, ...industry }) => industry),
    },
  };
}

export default withSeo(IndustriesScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [breadcrumbs({ name: text.headline, path: routes.industries })],
}));
