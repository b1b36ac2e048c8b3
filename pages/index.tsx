import { loadAgency } from '../src/content/agency.ts';
import { bySlug, loadIndustries, loadPage, loadPeople, loadServices, loadWorks } from '../src/content/load.ts';
import { serviceGroups } from '../src/content/services/list.ts';
import { type HomeProps, HomeScreen } from '../src/screens/home/HomeScreen.tsx';
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
  return {
    props: {
      introduction: { title, description },
      text: {
        ...text,
        results: { heading: results.heading },
        voices: { heading: voices.heading },
        people: { heading: people.heading, link: people.link, day: people.day },
        industries: { heading: industries.heading, text: industries.text, link: industries.link },
      },
      results: results.items.map((item) => {
        const work = bySlug(works, item.work);
        // biome-ignore lint/style/noNonNullAssertion: a work has three, and the schema of the page knows it
        const { value, unit, what } = work.results[item.result]!;
        const [figure, text] = unit === '%' ? [`${value}%`, what] : [value, `${unit} ${what}`];
        return { figure, text, slug: work.slug, client: work.client, ...langOf(work.client) };
      }),
      works: shownWorks(works),
      groups: serviceGroups.map((group) => ({
        heading: groups[group].heading,
        services: loadServices()
          .filter((service) => service.group === group)
          .map(({ slug, name, price }) => [slug, name, price]),
      })),
      voices: voices.works.flatMap((slug) => {
        const { voice, client } = bySlug(works, slug);
        return voice ? [{ text: voice.text, role: voice.role, client, ...langOf(client) }] : [];
      }),
      people: people.slugs.map((slug) => shownPerson(bySlug(loadPeople(), slug))),
      industries: industries.slugs.map((slug) => ({ slug, name: bySlug(loadIndustries(), slug).name })),
    },
  };
}

export default withSeo<Props>(HomeScreen, ({ introduction }) => ({ ...introduction, jsonLd: [agency(), website()] }));
