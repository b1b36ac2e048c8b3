import {
  bySlug,
  industryLinks,
  loadPage,
  loadPeople,
  loadServices,
  loadWorks,
} from '../../src/content/build/load.ts';
import {
  inFigures,
  lowerCaseFirstLetter,
  readablePrice,
  upperCaseFirstLetter,
} from '../../src/content/build/readable.ts';
import { relatedServiceSlugs } from '../../src/content/build/related.ts';
import { pathsOf, type SlugContext } from '../../src/content/build/slugs.ts';
import { hasPage } from '../../src/content/facts/hasPage.ts';
import { fromEdgeToEdge } from '../../src/illustrations/fromEdgeToEdge.ts';
import { bleedStyle } from '../../src/screens/drawn-head/bleedStyle.ts';
import { withCity } from '../../src/screens/people/People.tsx';
import {
  type Phrase,
  type ServiceProps,
  ServiceScreen,
} from '../../src/screens/service/ServiceScreen.tsx';
import {
  type Section,
  sectionOrder,
  withoutEmpty,
} from '../../src/screens/service/sectionOrder.ts';
import { teaser } from '../../src/screens/works/teaser.ts';
import { serviceJsonLd } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { officeOf, routes } from '../../src/site.ts';
import { langOf } from '../../src/ui/Foreign.tsx';
import { stages } from '../../src/ui/line/stages.ts';

export const getStaticPaths = () => pathsOf(loadServices());

export function getStaticProps({ params }: SlugContext): { props: ServiceProps } {
  const services = loadServices();
  const service = bySlug(services, params?.slug);
  const works = loadWorks();
  const own = works.filter((work) => work.services.includes(service.slug));
  const related = relatedServiceSlugs(service.slug, works).map((slug) => bySlug(services, slug));
  const text = loadPage('service', { name: service.name, spoken: service.spoken });
  const { priceFrom } = service;
  const answering = loadPeople()
    .filter(({ answers }) => answers.includes(service.slug))
    .flatMap((person, index, all): Phrase[] => [
      { text: person.name, ...langOf(person.name) },
      {
        text: `, ${lowerCaseFirstLetter(withCity(person.role, officeOf(person).city))}${index + 1 < all.length ? '; ' : ''}`,
      },
    ]);
  // A name stays on one line.
  const industries = industryLinks(
    ({ brings }) => brings.some((one) => one.service === service.slug),
    text.facts.all,
  ).flatMap(([href, name], index): Phrase[] => [
    ...(index ? [{ text: `, ` }] : []),
    { text: name.replaceAll('-', '\u2011'), href },
  ]);
  const { report, change, calendar, weeks, deliverables, questions, group } = service;
  const empty: Partial<Record<Section, boolean>> = {
    opening: !(report || change || calendar || (group === 'product' && weeks.length)),
    deliverables: !deliverables.length,
    weeks: !weeks.length,
    questions: !questions.length,
    works: !own.length,
    beside: !related.length,
  };
  const order = withoutEmpty(sectionOrder[group], (section) => empty[section] === true);
  const facts: ServiceProps['facts'] = [
    [text.facts.buys, ...(priceFrom ? [{ text: upperCaseFirstLetter(priceFrom.buys) }] : [])],
    [text.facts.answers, ...answering],
    [
      text.facts.terms,
      ...(hasPage(routes.terms) ? [{ text: text.facts.termsLink, href: routes.terms }] : []),
    ],
    [text.facts.industries, ...industries],
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
      facts: facts.filter(([, ...said]) => said.length > 0),
      works: own.slice(0, 2).map(teaser),
      more: own.length > 2,
      relatedServices: related.map(({ slug, name, summary }) => ({ slug, name, summary })),
    },
  };
}

export default withSeo(ServiceScreen, ({ service }) => ({
  title: service.searchTitle,
  description: service.summary,
  jsonLd: serviceJsonLd(service),
}));
