import type { ComponentProps, CSSProperties } from 'react';
import {
  bySlug,
  loadIndustries,
  loadPage,
  loadPeople,
  loadServices,
  loadWorks,
  type Work,
} from '../../content/load/load.ts';
import { relatedWorks, resultsInShort } from '../../content/load/related.ts';
import type { SlugContext } from '../../content/load/slugs.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { shownFigure } from '../../content/texts/readable.ts';
import { workPicture } from '../../images/workPicture.ts';
import type { ShownPerson } from '../shared/people/People.tsx';
import { shownPerson } from '../shared/people/shownPerson.props.ts';
import { placedWorks, type RelatedWork } from '../shared/works/related.props.ts';
import { sectorOf } from '../shared/works/teaser.props.ts';
import { type ChapterLines, chapterLines } from './chapterLines.props.ts';
import { clientColours } from './clientColours.props.ts';
import type { Decisions } from './Decisions.tsx';
import type { FigureRow } from './Figures.tsx';
import { figureRows } from './figureRows.props.ts';
import { type OpeningPicture, openingPicture } from './openingPicture.props.ts';

/** The fields of a work that browsers get as they are written. */
const fieldsAsWritten = [
  'slug',
  'client',
  'title',
  'summary',
  'searchTitle',
  'country',
  'year',
  'problem',
  'way',
  'decisions',
  'leftOut',
  'result',
  'voice',
  'call',
] as const satisfies readonly (keyof Work)[];
type AsWritten = Pick<Work, (typeof fieldsAsWritten)[number]>;

/** Drops undefined fields, which Next can't serialize. */
const pickDefined = (work: Work) =>
  Object.fromEntries(
    fieldsAsWritten.flatMap((field) => (work[field] === undefined ? [] : [[field, work[field]]])),
  ) as AsWritten;

type Named = { slug: string; name: string };

/** A part of a work's page other than a row of pictures. */
export type WorkPartName = Exclude<Work['order'][number], 'pictures'>;

export interface WorkProps {
  /** The page's description for search engines. */
  description: string;
  text: PageText<'work'>;
  work: AsWritten & {
    results: Work['results'];
    scene: ComponentProps<typeof Decisions>['scene'];
    opening: OpeningPicture;
    colours: CSSProperties;
    /** The colour of the header's text on the opening. */
    ink: string;
    /** The facts that not every work has: its duration and its team, each with its label. */
    optionalFacts: [term: string, value: string][];
    /** The name of its first industry, with a lower-case initial. */
    sector: string;
    services: Named[];
    industries: Named[];
    /** What the page shows below its opening, from top to bottom. */
    sections: (WorkPartName | FigureRow)[];
    lines: ChapterLines;
  };
  people: ShownPerson[];
  related: RelatedWork[];
}

/**
 * Replaces each `pictures` in the order with the next row of pictures, and the last one with all
 * remaining rows.
 */
function withRows(order: Work['order'], rows: FigureRow[]): (WorkPartName | FigureRow)[] {
  const last = order.lastIndexOf('pictures');
  const remaining = [...rows];
  return order.flatMap<WorkPartName | FigureRow>((part, index) => {
    if (part !== 'pictures') return part;
    return remaining.splice(0, index === last ? remaining.length : 1);
  });
}

const slugsWithNames = (all: readonly Named[], slugs: readonly string[]): Named[] =>
  slugs.map((slug) => bySlug(all, slug)).map(({ slug, name }) => ({ slug, name }));

export function workProps({ params }: SlugContext): { props: WorkProps } {
  const works = loadWorks();
  const work = bySlug(works, params?.slug);
  const { order, scene } = work;
  const text = loadPage('work');
  const industries = slugsWithNames(loadIndustries(), work.industries);
  const people = loadPeople().filter((person) => person.works.includes(work.slug));
  const optionalFacts: WorkProps['work']['optionalFacts'] = [
    [text.facts.duration, work.duration ?? ''],
    [text.facts.team, work.team ?? ''],
  ];
  const hasContent: Record<Work['order'][number], boolean> = {
    facts: true,
    results: work.results.length > 0,
    problem: true,
    pictures: true,
    way: true,
    decisions: work.decisions.length > 0,
    leftOut: work.leftOut.length > 0,
    result: true,
    voice: work.voice !== undefined,
    people: people.length > 0,
  };
  const shownParts = order.filter((part) => hasContent[part]);
  return {
    props: {
      description: resultsInShort(work),
      text,
      work: {
        ...pickDefined(work),
        results: work.results.map((result) => shownFigure(result)),
        optionalFacts: optionalFacts.filter(([, value]) => value),
        scene: scene
          ? {
              ...scene,
              pictures: scene.pictures.map((picture) => workPicture(work.slug, picture)),
            }
          : null,
        opening: openingPicture(work),
        colours: clientColours(work.colour),
        ink: work.colour.ink,
        sector: sectorOf(work),
        services: slugsWithNames(loadServices(), work.services),
        industries,
        sections: withRows(shownParts, figureRows(work)),
        lines: chapterLines(work.slug),
      },
      people: people.map(shownPerson),
      related: placedWorks(relatedWorks(work, works)),
    },
  };
}
