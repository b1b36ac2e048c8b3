import { existsSync } from 'node:fs';
import type { GetStaticPropsResult } from 'next';
import words from '#words/all';
import { formFor } from '../../contact/formFor.ts';
import { contentFolder } from '../../content/contentFolder.ts';
import { readDrawing, swedenDrawingFile } from '../../content/drawings/readDrawing.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import {
  bySlug,
  loadPeople,
  loadServices,
  loadSweden,
  loadWorks,
} from '../../content/load/load.ts';
import type { SverigeText } from '../../content/schemas/swedenSchema.ts';
import {
  lowerCaseFirstLetter,
  percentage,
  readablePrice,
  swedishNumber,
} from '../../content/texts/readable.ts';
import { fromEdgeToEdge } from '../../illustrations/fromEdgeToEdge.ts';
import { randomTangle } from '../../illustrations/randomTangle.ts';
import { routes, site } from '../../site.ts';
import { shownPerson } from '../shared/people/shownPerson.props.ts';
import { placedWorks } from '../shared/works/related.props.ts';
import { teaser } from '../shared/works/teaser.props.ts';
import type { SwedenProps } from './SwedenScreen.tsx';

type Sections = SverigeText['sections'];

/** The measured results that the page names, in Swedish numbers. */
const resultLines = (results: Sections['results']): SwedenProps['lines'] =>
  (results?.items ?? []).flatMap(({ work, result, link, text }) => {
    const { slug, results: measured } = bySlug(loadWorks(), work);
    return measured.slice(result, result + 1).map(({ value, unit }) => ({
      figure: unit === '%' ? percentage(swedishNumber(value), 'sv') : swedishNumber(value),
      text,
      slug,
      client: link,
    }));
  });

export function swedenProps(): GetStaticPropsResult<SwedenProps> {
  const sweden = loadSweden();
  if (!sweden) return { notFound: true };
  const { workSummaries, serviceNames, serviceGroups, ...text } = sweden;
  const { results, voice, people, ...sections } = text.sections;
  const lines = resultLines(results);
  const office = site.offices.find(({ language }) => language === 'sv') ?? site.offices[0];
  const team = (people?.roles ?? []).map(({ person, role }) =>
    shownPerson({ ...bySlug(loadPeople(), person), role }),
  );
  return {
    props: {
      lang: 'sv',
      shell: { locale: words.sv.locale, ...words.sv.shell },
      text: {
        ...text,
        sections: {
          ...sections,
          results: results && lines.length > 0 ? { heading: results.heading } : null,
          people: people && team.length > 0 ? { heading: people.heading } : null,
        },
      },
      drawing: fromEdgeToEdge(readDrawing(swedenDrawingFile) ?? randomTangle('sverige')),
      office,
      plan: existsSync(`${contentFolder}/drawings/plan-${office.id}.svg`)
        ? `/illustrations/plan-${office.id}.svg`
        : null,
      furtherPages: (['prices', 'terms', 'dueDiligence'] as const)
        .filter((page) => hasPage(routes[page]))
        .map((page) => [routes[page], text.labels[page]]),
      services: serviceGroups.map(({ heading, services }) => ({
        heading,
        services: services.map((service) => {
          const { slug, name, priceFrom } = bySlug(loadServices(), service);
          return {
            slug,
            name: serviceNames[slug] ?? name,
            price: priceFrom ? lowerCaseFirstLetter(readablePrice(priceFrom, 'sv')) : '',
          };
        }),
      })),
      works: placedWorks(
        workSummaries.map(({ work, ...words }) => ({
          ...bySlug(loadWorks(), work),
          ...words,
          /** Left out, because the names of industries are in English. */
          industries: [],
        })),
        true,
      ),
      voice: voice
        ? { ...voice, slug: voice.work, cover: teaser(bySlug(loadWorks(), voice.work)).cover }
        : null,
      lines,
      team,
      form: formFor('sweden'),
    },
  };
}
