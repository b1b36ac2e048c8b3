import { officeOf } from '../../site.ts';
import { type Amount, pricesIn, sum } from '../facts/prices.ts';
import { buildTime } from './buildTime.ts';
import { bySlug, freePeople, type Legal, loadLegal, loadServices } from './load.ts';
import { readableDate, upperCaseFirstLetter } from './readable.ts';

type Table = NonNullable<Legal['sections'][number]['table']>;

const withPrice = (words: readonly string[], price: Amount) => [...words, ...pricesIn(price)];

/** Adds rows for the services of a typical first product, and their total. */
function addStages({ head, foot = [] }: Table, slugs: readonly string[]): Table {
  const stages = slugs
    .map((slug) => bySlug(loadServices(), slug))
    .flatMap(({ name, priceFrom }) => (priceFrom ? [{ name, priceFrom }] : []));
  return {
    head,
    rows: stages.map(({ name, priceFrom }) =>
      withPrice([name, upperCaseFirstLetter(priceFrom.buys)], priceFrom),
    ),
    foot: withPrice(foot, sum(stages.map(({ priceFrom }) => priceFrom))),
  };
}

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
