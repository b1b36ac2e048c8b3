import { officeOf } from '../../site.ts';
import { type Amount, pricesIn, sum } from '../facts/prices.ts';
import { buildTime } from './buildTime.ts';
import { bySlug, freePeople, type Legal, loadLegal, loadServices } from './load.ts';
import { readableDate, upperCaseFirstLetter } from './readable.ts';

type Table = NonNullable<Legal['sections'][number]['table']>;

const withPrice = (words: readonly string[], price: Amount) => [...words, ...pricesIn(price)];

/** The services of a typical first product that have a price, and what they cost together. */
function withProduct({ head, foot = [] }: Table, slugs: readonly string[]): Table {
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
  freePeople(now).map((one) => [
    one.name,
    `${one.role}, ${officeOf(one).city}`,
    readableDate(one.freeFrom),
  ]);

/** The page of prices with the rows that are computed. Where nobody is free, it says so instead. */
export function loadPrices(now = buildTime()): Legal {
  const text = loadLegal('prices');
  const sections = text.sections.map(({ none, stages, table, ...section }) => {
    if (!table) return section;
    if (stages) return { ...section, table: withProduct(table, stages) };
    if (!none) return { ...section, table };
    const rows = freeRows(now);
    return rows.length > 0
      ? { ...section, table: { ...table, rows } }
      : { ...section, paragraphs: [none] };
  });
  return { ...text, sections };
}
