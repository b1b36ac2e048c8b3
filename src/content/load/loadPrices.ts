import words from '#words/all';
import { siteLanguage } from '../../site.ts';
import { buildTime } from '../buildTime.ts';
import { currencies, sum } from '../facts/prices.ts';
import { serviceGroups } from '../facts/services.ts';
import { inEachCurrency, readableDate, upperCaseFirstLetter } from '../texts/readable.ts';
import { bySlug, freePeople, type Legal, loadLegal, loadServices } from './load.ts';

const { phrases } = words[siteLanguage];

const stagesOf = (slugs: readonly string[]) =>
  slugs
    .map((slug) => bySlug(loadServices(), slug))
    .flatMap(({ slug, name, priceFrom, deliverables }) =>
      priceFrom
        ? [{ slug, name, priceFrom, gets: deliverables.map(({ name: what }) => what) }]
        : [],
    );

/** The stages of the example and their sum, or undefined if the page has none. */
export function loadExample() {
  const section = loadLegal('prices').sections.find(({ stages }) => stages);
  const stages = stagesOf(section?.stages ?? []);
  return stages.length
    ? {
        total: inEachCurrency(sum(stages.map(({ priceFrom }) => priceFrom))),
        /** What the sum is, and more about it. */
        words: section?.table?.foot ?? [],
        stages: stages.map(({ slug, name, priceFrom, gets }) => ({
          slug,
          name,
          buys: upperCaseFirstLetter(priceFrom.buys),
          prices: inEachCurrency(priceFrom),
          share: priceFrom[currencies[0]],
          gets,
        })),
      }
    : undefined;
}

export type PriceExample = NonNullable<ReturnType<typeof loadExample>>;

/** The people who are free and the section about them, or undefined if no person is free. */
export function loadFree(now = buildTime()) {
  const section = loadLegal('prices').sections.find(({ none }) => none);
  const people = freePeople(now).map((person) => ({
    ...person,
    date: readableDate(person.freeFrom),
  }));
  return section && people.length > 0
    ? { id: section.id, label: section.table?.head.at(-1) ?? '', people }
    : undefined;
}

/**
 * Each service with its lowest price, grouped as on other pages: its name, what that price buys,
 * and the price in each currency.
 */
const priceRows = () =>
  serviceGroups
    .flatMap((group) => loadServices().filter((service) => service.group === group))
    .flatMap(({ name, priceFrom }) => {
      if (!priceFrom) return [];
      const { buys, per } = priceFrom;
      const bought = upperCaseFirstLetter(buys) + (per ? `, ${phrases.perMonth}` : '');
      return [[name, bought, ...inEachCurrency(priceFrom)]];
    });

/**
 * Reads the page of prices without the tables that a drawing or portraits replace, and with a table
 * of all services. If no person is free, a text replaces the portraits.
 */
export function loadPrices(now = buildTime()): Legal {
  const text = loadLegal('prices');
  const free = loadFree(now);
  const sections = text.sections.map(({ none, stages, services, table, ...section }) => {
    if (none && !free) return { ...section, paragraphs: [none] };
    if (services && table)
      return {
        ...section,
        table: { head: table.head.slice(0, 2 + currencies.length), rows: priceRows() },
      };
    return table && !none && !stages ? { ...section, table } : section;
  });
  return { ...text, sections };
}
