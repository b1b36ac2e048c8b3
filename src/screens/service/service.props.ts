import {
  bySlug,
  industryLinks,
  loadPage,
  loadPeople,
  loadServices,
  loadWorks,
} from '../../content/build/load.ts';
import {
  inFigures,
  lowerCaseFirstLetter,
  readablePrice,
  upperCaseFirstLetter,
} from '../../content/build/readable.ts';
import { relatedServiceSlugs } from '../../content/build/related.ts';
import type { SlugContext } from '../../content/build/slugs.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { fromEdgeToEdge } from '../../illustrations/fromEdgeToEdge.ts';
import { officeOf, routes } from '../../site.ts';
import { langOf } from '../../ui/Foreign.tsx';
import { stages } from '../../ui/line/stages.ts';
import { bleedStyle } from '../drawn-head/drawnHead.props.ts';
import { withCity } from '../people/People.tsx';
import { teaser } from '../works/teaser.props.ts';
import type { Phrase, ServiceProps } from './ServiceScreen.tsx';
import { type Section, sectionOrder, withoutEmpty } from './sectionOrder.props.ts';

/** The people who answer for a service: `Name, role, city; Name, …`. */
const answeringPeople = (service: string): Phrase[] =>
  loadPeople()
    .filter(({ answers }) => answers.includes(service))
    .flatMap(({ name, role, office }, index, { length }) => {
      const roleAndCity = lowerCaseFirstLetter(withCity(role, officeOf({ office }).city));
      const separator = index + 1 < length ? '; ' : '';
      return [{ text: name, ...langOf(name) }, { text: `, ${roleAndCity}${separator}` }];
    });

/** Links to the industries that a service is for, with hyphens at which no line breaks. */
const linkedIndustries = (slug: string, all: string): Phrase[] =>
  industryLinks(({ brings }) => brings.some(({ service }) => service === slug), all).flatMap(
    ([href, name], index) => [
      ...(index > 0 ? [{ text: ', ' }] : []),
      { text: name.replaceAll('-', '\u2011'), href },
    ],
  );

export function serviceProps({ params }: SlugContext): { props: ServiceProps } {
  const services = loadServices();
  const works = loadWorks();
  const service = bySlug(services, params?.slug);
  const { slug, priceFrom, report, change, calendar, weeks, group } = service;
  const own = works.filter((work) => work.services.includes(slug));
  const related = relatedServiceSlugs(slug, works).map((other) => bySlug(services, other));
  const text = loadPage('service', { name: service.name, spoken: service.spoken });
  const empty: Partial<Record<Section, boolean>> = {
    opening: !(report || change || calendar || (group === 'product' && weeks.length)),
    deliverables: service.deliverables.length === 0,
    weeks: weeks.length === 0,
    questions: service.questions.length === 0,
    works: own.length === 0,
    beside: related.length === 0,
  };
  const order = withoutEmpty(sectionOrder[group], (section) => empty[section] === true);
  const facts: ServiceProps['facts'] = [
    [text.facts.buys, ...(priceFrom ? [{ text: upperCaseFirstLetter(priceFrom.buys) }] : [])],
    [text.facts.answers, ...answeringPeople(slug)],
    [
      text.facts.terms,
      ...(hasPage(routes.terms) ? [{ text: text.facts.termsLink, href: routes.terms }] : []),
    ],
    [text.facts.industries, ...linkedIndustries(slug, text.facts.all)],
  ];
  return {
    props: {
      text,
      service: { ...service, drawing: fromEdgeToEdge(service.drawing) },
      line: `M-3000 70H0${stages[0].replace('M0 70', '')}H9000`,
      order,
      bleed: bleedStyle(service.bleed, order[0]?.[1] ?? 'page'),
      figures: [
        inFigures(service.duration ?? ''),
        priceFrom ? readablePrice({ ...priceFrom, per: undefined }) : '',
        priceFrom?.per ? `a ${priceFrom.per}` : '',
      ],
      facts: facts.filter(([, ...phrases]) => phrases.length > 0),
      works: own.slice(0, 2).map(teaser),
      more: own.length > 2,
      relatedServices: related.map(({ slug, name, summary }) => ({ slug, name, summary })),
    },
  };
}
