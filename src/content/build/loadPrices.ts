import { officeOf } from '../../site.ts';
import { type Amount, currencies, inFirst, pricesIn, sum } from '../facts/prices.ts';
import { buildTime } from './buildTime.ts';
import { bySlug, freePeople, type Legal, loadLegal, loadServices } from './load.ts';
import { readableDate, upperCaseFirstLetter } from './readable.ts';

type Table = NonNullable<Legal['sections'][number]['table']>;

const withPrice = (words: readonly string[], price: Amount) => [...words, ...pricesIn(price)];

const stagesOf = (slugs: readonly string[]) =>
  slugs
    .map((slug) => bySlug(loadServices(), slug))
    .flatMap(({ name, priceFrom }) => (priceFrom ? [{ name, priceFrom }] : []));

/** Adds rows for the services of a typical first product, and their total. */
function addStages({ head, foot = [] }: Table, slugs: readonly string[]): Table {
  const stages = stagesOf(slugs);
  return {
    head,
    rows: stages.map(({ name, priceFrom }) =>
      withPrice([name, upperCaseFirstLetter(priceFrom.buys)], priceFrom),
    ),
    foot: withPrice(foot, sum(stages.map(({ priceFrom }) => priceFrom))),
  };
}

/** The stages of the example and their sum, or undefined if the page has none. */
export function loadExample() {
  const [slugs] = loadLegal('prices').sections.flatMap(({ stages }) => (stages ? [stages] : []));
  const stages = slugs && stagesOf(slugs);
  return stages?.length
    ? {
        total: pricesIn(sum(stages.map(({ priceFrom }) => priceFrom))),
        stages: stages.map(({ name, priceFrom }) => ({
          name,
          price: inFirst(priceFrom),
          share: priceFrom[currencies[0]],
        })),
      }
    : undefined;
}

export type PriceExample = NonNullable<ReturnType<typeof loadExample>>;

const freeRows = (now: Date) =>
  freePeople(now).map((person) => [
    person.name,
    `${person.role}, ${officeOf(person).city}`,
    readableDate(person.freeFrom),
  ]);

/** Reads the page of prices and adds computed rows. If no person is free, a text replaces the table. */
export function loadPrices(now = buildTime()): Legal {
  const text = loadLegal('prices');
  const sections = text.sections.map(({ none, stages, table, ...section }) => {
    if (!table) return section;
    if (stages) return { ...section, table: addStages(table, stages) };
    if (!none) return { ...section, table };
    const rows = freeRows(now);
    return rows.length > 0
      ? { ...section, table: { ...table, rows } }
      : { ...section, paragraphs: [none] };
  });
  return { ...text, sections };
}
