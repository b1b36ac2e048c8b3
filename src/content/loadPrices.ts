import { officeOf } from '../site.ts';
import { buildTime } from './buildTime.ts';
import { bySlug, freePeople, type Legal, loadLegal, loadServices } from './load.ts';
import { type Amount, firstProduct, pricesIn, sum } from './prices.ts';
import { readableDate, upperCaseFirstLetter } from './readable.ts';

type Table = NonNullable<Legal['sections'][number]['table']>;

const withPrice = (words: readonly string[], price: Amount) => [...words, ...pricesIn(price)];

/** The stages of a typical first product, and what they cost together. */
function withProduct({ head, foot = [] }: Table): Table {
  const stages = firstProduct.map((slug) => bySlug(loadServices(), slug));
  return {
    head,
    rows: stages.map(({ name, priceFrom }) => withPrice([name, upperCaseFirstLetter(priceFrom.buys)], priceFrom)),
    foot: withPrice(foot, sum(stages.map(({ priceFrom }) => priceFrom))),
  };
}

const freeRows = (now: Date) =>
  freePeople(now).map((one) => [one.name, `${one.role}, ${officeOf(one).city}`, readableDate(one.freeFrom)]);

/** The page of prices with the rows that are computed. Where nobody is free, it says so instead. */
export function loadPrices(now = buildTime()): Legal {
  const text = loadLegal('prices');
  const sections = text.sections.map(({ none, table, ...section }) => {
    if (!table) return section;
    if (table.foot) return { ...section, table: withProduct(table) };
    if (!none) return { ...section, table };
    const rows = freeRows(now);
    return rows.length > 0 ? { ...section, table: { ...table, rows } } : { ...section, paragraphs: [none] };
  });
  return { ...text, sections };
}
