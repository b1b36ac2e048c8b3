import type { GetStaticPropsResult } from 'next';
import { formFor } from '../src/contact/formFor.ts';
import {
  bySlug,
  loadPeople,
  loadServices,
  loadSweden,
  loadWorks,
} from '../src/content/build/load.ts';
import { readablePriceInSwedish } from '../src/content/build/readable.ts';
import { shownPerson } from '../src/screens/people/shownPerson.ts';
import { type SwedenProps, SwedenScreen } from '../src/screens/sweden/SwedenScreen.tsx';
import { teaser } from '../src/screens/works/teaser.ts';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { pages, routes, site } from '../src/site.ts';

/** The one page whose address the agency's facts name, if there is one. */
export const getStaticPaths = () => ({
  paths: site.sweden && loadSweden() ? [{ params: { sweden: site.sweden.path } }] : [],
  fallback: false,
});

export function getStaticProps(): GetStaticPropsResult<SwedenProps> {
  const found = loadSweden();
  if (!found) return { notFound: true };
  const { workSummaries, serviceNames, ...text } = found;
  const { results, people, ...sections } = text.sections;
  const works = workSummaries.map(({ work, ...words }) => ({
    ...teaser(bySlug(loadWorks(), work)),
    ...words,
  }));
  const services = loadServices().map(({ slug, name, priceFrom }) => ({
    slug,
    name: serviceNames[slug] ?? name,
    price: priceFrom ? readablePriceInSwedish(priceFrom) : '',
  }));
  const lines = (results?.items ?? []).flatMap(({ work, result, link, text: said }) => {
    const { slug, results: measured } = bySlug(loadWorks(), work);
    return measured.slice(result, result + 1).map(({ value, unit }) => {
      const figure = value.replace('.', ',') + (unit === '%' ? '\u00a0%' : '');
      return { figure, text: said, slug, client: link };
    });
  });
  const team = (people?.roles ?? []).map(({ person, role }) => ({
    ...shownPerson(bySlug(loadPeople(), person)),
    role,
  }));
  return {
    props: {
      lang: 'sv',
      text: {
        ...text,
        sections: {
          ...sections,
          results: results && lines.length > 0 ? { heading: results.heading } : null,
          people: people && team.length > 0 ? { heading: people.heading } : null,
        },
      },
      services,
      works,
      lines,
      team,
      form: formFor('sweden'),
    },
  };
}

export default withSeo(SwedenScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [breadcrumbs({ name: pages.sweden.menu ?? '', path: routes.sweden })],
}));
