import words from '#words/all';
import { hasPage } from '../../content/facts/hasPage.ts';
import {
  bySlug,
  industryLinks,
  loadPage,
  loadPeople,
  loadServices,
  loadWorks,
  type Service,
} from '../../content/load/load.ts';
import { relatedServiceSlugs } from '../../content/load/related.ts';
import type { SlugContext } from '../../content/load/slugs.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import {
  inFigures,
  lowerCaseFirstLetter,
  readablePrice,
  upperCaseFirstLetter,
} from '../../content/texts/readable.ts';
import { fromEdgeToEdge, type WovenDrawing } from '../../illustrations/fromEdgeToEdge.ts';
import { routes, site, siteLanguage } from '../../site.ts';
import { langOf } from '../../ui/Foreign.tsx';
import { type BleedStyle, bleedStyle } from '../shared/drawn-head/drawnHead.props.ts';
import { roleWithCity } from '../shared/people/shownPerson.props.ts';
import type { LinkedService } from '../shared/services/ServiceLinks.tsx';
import { placedWorks, type RelatedWork } from '../shared/works/related.props.ts';
import { type ShownCalendar, shownCalendar } from './exhibits/calendar.props.ts';
import {
  type ColouredSection,
  type SectionName,
  sectionOrder,
  withoutEmpty,
} from './sectionOrder.props.ts';

/** Words in one language, by default English, and optionally a link. */
export interface Phrase {
  text: string;
  lang?: string;
  href?: string;
}

export interface ServiceProps {
  text: Omit<PageText<'service'>, 'all'>;
  service: Omit<Service, 'drawing' | 'deliverables' | 'calendar'> & {
    drawing: WovenDrawing;
    deliverables: [name: string, text: string][];
    calendar: ShownCalendar | null;
  };
  /**
   * How long the service takes, its price, and the period that the price is for; each is empty if
   * unknown.
   */
  figures: [takes: string, price: string, per: string];
  /** The sections below the head, from top to bottom. */
  order: readonly ColouredSection[];
  /** How far the drawing extends beyond its box. */
  bleed: BleedStyle | null;
  /**
   * What the price includes, who is responsible, the terms, and industries that need the service,
   * each with its label.
   */
  facts: [term: string, ...fact: Phrase[]][];
  works: RelatedWork[];
  /** Whether there are more works with this service than `works`. */
  more: boolean;
  relatedServices: LinkedService[];
}

/** The people responsible for a service: `Name, role, city; Name, …`. */
const responsiblePeople = (service: string): Phrase[] =>
  loadPeople()
    .filter(({ answers }) => answers.includes(service))
    .flatMap(({ name, role, office }, index, { length }) => {
      const roleAndCity = lowerCaseFirstLetter(roleWithCity({ role, office }));
      const separator = index + 1 < length ? '; ' : '';
      return [
        { text: name, ...langOf(name, site.foreignWords) },
        { text: `, ${roleAndCity}${separator}` },
      ];
    });

/** Links to the industries that need a service, with non-breaking hyphens. */
const linkedIndustries = (slug: string, all: string): Phrase[] =>
  industryLinks(({ brings }) => brings.some(({ service }) => service === slug), all).flatMap(
    ([href, name], index) => [
      ...(index > 0 ? [{ text: ', ' }] : []),
      { text: name.replaceAll('-', '\u2011'), href },
    ],
  );

const { phrases } = words[siteLanguage];

export function serviceProps({ params }: SlugContext): { props: ServiceProps } {
  const services = loadServices();
  const works = loadWorks();
  const service = bySlug(services, params?.slug);
  const { slug, priceFrom, report, change, calendar, weeks, group } = service;
  const worksWithService = works.filter((work) => work.services.includes(slug));
  const related = relatedServiceSlugs(slug, works).map((other) => bySlug(services, other));
  const text = loadPage('service', { name: service.name, spoken: service.spoken });
  const empty: Partial<Record<SectionName, boolean>> = {
    exhibit: !(report || change || calendar),
    deliverables: service.deliverables.length === 0,
    weeks: weeks.length === 0,
    questions: service.questions.length === 0,
    works: worksWithService.length === 0,
    beside: related.length === 0,
  };
  const order = withoutEmpty(sectionOrder[group], (section) => empty[section] === true);
  const facts: ServiceProps['facts'] = [
    [text.facts.buys, ...(priceFrom ? [{ text: upperCaseFirstLetter(priceFrom.buys) }] : [])],
    [text.facts.answers, ...responsiblePeople(slug)],
    [
      text.facts.terms,
      ...(hasPage(routes.terms) ? [{ text: text.facts.termsLink, href: routes.terms }] : []),
    ],
    [text.facts.industries, ...linkedIndustries(slug, text.facts.all)],
  ];
  return {
    props: {
      text,
      service: {
        ...service,
        drawing: fromEdgeToEdge(service.drawing),
        deliverables: service.deliverables.map(({ name, text }) => [name, text]),
        calendar: calendar ? shownCalendar(calendar) : null,
      },
      order,
      bleed: bleedStyle(service.bleed, order[0]?.[1] ?? 'page'),
      figures: [
        inFigures(service.duration ?? ''),
        priceFrom ? readablePrice({ ...priceFrom, per: undefined }) : '',
        priceFrom?.per ? phrases.perMonth : '',
      ],
      facts: facts.filter(([, ...phrases]) => phrases.length > 0),
      works: placedWorks(worksWithService.slice(0, 2)),
      more: worksWithService.length > 2,
      relatedServices: related.map(({ slug, name, summary }) => ({ slug, name, summary })),
    },
  };
}
