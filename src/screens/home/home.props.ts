import { bySlug, loadPage, loadPeople, loadWorks } from '../../content/load/load.ts';
import { loadAgency } from '../../content/load/loadAgency.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { percentage } from '../../content/texts/readable.ts';
import { site } from '../../site.ts';
import { langOf } from '../../ui/Foreign.tsx';
import { shownPerson } from '../shared/people/shownPerson.props.ts';
import { groupedServices } from '../shared/services/groupedServices.props.ts';
import type { HomeProps } from './HomeScreen.tsx';
import { shownWorks } from './shownWorks.props.ts';

type Text = PageText<'home'>;

const resultLines = (results: Text['results']): HomeProps['results'] =>
  (results?.items ?? []).flatMap((item) => {
    const { slug, client, results: measured } = bySlug(loadWorks(), item.work);
    return measured.slice(item.result, item.result + 1).map(({ value, unit, what }) => {
      const [figure, text] = unit === '%' ? [percentage(value), what] : [value, `${unit} ${what}`];
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
      groups: groupedServices().map(({ words, services }) => ({
        heading: words.heading,
        services: services.map(({ slug, price }) => ({ slug, price })),
      })),
      voices: said,
      people: shownPeople,
      industries: industries?.slugs ?? [],
    },
  };
}
