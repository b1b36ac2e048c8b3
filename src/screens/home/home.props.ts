import { bySlug, loadPage, loadPeople, loadServices, loadWorks } from '../../content/build/load.ts';
import { loadAgency } from '../../content/build/loadAgency.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { serviceGroups } from '../../content/facts/services.ts';
import { site } from '../../site.ts';
import { langOf } from '../../ui/Foreign.tsx';
import { shownPerson } from '../people/shownPerson.props.ts';
import type { HomeProps } from './HomeScreen.tsx';
import type { PricedService } from './PricedServices.tsx';
import { shownWorks } from './shownWorks.props.ts';

type Text = PageText<'home'>;

const resultLines = (results: Text['results']): HomeProps['results'] =>
  (results?.items ?? []).flatMap((item) => {
    const { slug, client, results: measured } = bySlug(loadWorks(), item.work);
    return measured.slice(item.result, item.result + 1).map(({ value, unit, what }) => {
      const [figure, text] = unit === '%' ? [`${value}%`, what] : [value, `${unit} ${what}`];
      return { figure, text, slug, client, ...langOf(client, site.foreignWords) };
    });
  });

const quotes = (voices: Text['voices']): HomeProps['voices'] =>
  (voices?.works ?? []).flatMap((slug) => {
    const { voice, client } = bySlug(loadWorks(), slug);
    return voice
      ? [{ text: voice.text, role: voice.role, client, ...langOf(client, site.foreignWords) }]
      : [];
  });

/** The groups that have a heading and services. */
function pricedGroups(): HomeProps['groups'] {
  const { groups } = loadPage('services');
  return serviceGroups.flatMap((group) => {
    const { heading } = groups[group] ?? {};
    const services = loadServices()
      .filter((service) => service.group === group)
      .map(({ slug, price }): PricedService => ({ slug, price }));
    return heading && services.length > 0 ? [{ heading, services }] : [];
  });
}

export function homeProps(): {
  props: HomeProps & { introduction: { title: string; description: string } };
} {
  const { results, voices, people, industries, ...text } = loadPage('home');
  const { title, description } = loadAgency();
  const lines = resultLines(results);
  const said = quotes(voices);
  const { slugs = [], day, ...team } = people ?? {};
  const shownPeople = slugs.map((slug) => shownPerson(bySlug(loadPeople(), slug)));
  const hasDay = loadPage('about', { headCount: '' }).day !== undefined;
  return {
    props: {
      introduction: { title, description },
      text: {
        ...text,
        results: results && lines.length > 0 ? { heading: results.heading } : null,
        voices: voices && said.length > 0 ? { heading: voices.heading } : null,
        people:
          shownPeople.length > 0
            ? ({ ...team, ...(hasDay && { day }) } as HomeProps['text']['people'])
            : null,
        industries: industries
          ? { heading: industries.heading, text: industries.text, link: industries.link }
          : null,
      },
      results: lines,
      works: text.works ? shownWorks(loadWorks()) : [],
      groups: pricedGroups(),
      voices: said,
      people: shownPeople,
      industries: industries?.slugs ?? [],
    },
  };
}
