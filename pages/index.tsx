import { loadAgency } from '../src/content/build/agency.ts';
import {
  bySlug,
  loadIndustries,
  loadPage,
  loadPeople,
  loadServices,
  loadWorks,
} from '../src/content/build/load.ts';
import { serviceGroups } from '../src/content/facts/services.ts';
import { type HomeProps, HomeScreen } from '../src/screens/home/HomeScreen.tsx';
import type { Priced } from '../src/screens/home/PricedServices.tsx';
import { shownWorks } from '../src/screens/home/shownWorks.ts';
import { shownPerson } from '../src/screens/people/shownPerson.ts';
import { agency, website } from '../src/seo/structured/agency.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { langOf } from '../src/ui/Foreign.tsx';

type Props = HomeProps & { introduction: { title: string; description: string } };

export function getStaticProps(): { props: Props } {
  const { results, voices, people, industries, ...text } = loadPage('home');
  const works = loadWorks();
  const { title, description } = loadAgency();
  const { groups } = loadPage('services');
  const lines = (results?.items ?? []).flatMap((item) => {
    const { slug, client, results: measured } = bySlug(works, item.work);
    return measured.slice(item.result, item.result + 1).map(({ value, unit, what }) => {
      const [figure, text] = unit === '%' ? [`${value}%`, what] : [value, `${unit} ${what}`];
      return { figure, text, slug, client, ...langOf(client) };
    });
  });
  const said = (voices?.works ?? []).flatMap((slug) => {
    const { voice, client } = bySlug(works, slug);
    return voice ? [{ text: voice.text, role: voice.role, client, ...langOf(client) }] : [];
  });
  const { slugs = [], day, ...team } = people ?? {};
  const hasDay = loadPage('about', { headCount: '' }).day !== undefined;
  const met = slugs.map((slug) => shownPerson(bySlug(loadPeople(), slug)));
  return {
    props: {
      introduction: { title, description },
      text: {
        ...text,
        results: results && lines.length > 0 ? { heading: results.heading } : null,
        voices: voices && said.length > 0 ? { heading: voices.heading } : null,
        people:
          met.length > 0
            ? ({ ...team, ...(hasDay && { day }) } as HomeProps['text']['people'])
            : null,
        industries: industries
          ? { heading: industries.heading, text: industries.text, link: industries.link }
          : null,
      },
      results: lines,
      works: text.works ? shownWorks(works) : [],
      groups: serviceGroups.flatMap((group) => {
        const services = loadServices().filter((service) => service.group === group);
        const { heading } = groups[group] ?? {};
        return heading && services.length > 0
          ? [
              {
                heading,
                services: services.map(({ slug, name, price }): Priced => [slug, name, price]),
              },
            ]
          : [];
      }),
      voices: said,
      people: met,
      industries: (industries?.slugs ?? []).map((slug) => ({
        slug,
        name: bySlug(loadIndustries(), slug).name,
      })),
    },
  };
}

export default withSeo<Props>(HomeScreen, ({ introduction }) => ({
  ...introduction,
  jsonLd: [agency(), website()],
}));
