import { limits } from '../../edge/limits.ts';
import type { Figures } from './figures.ts';
import { rowsOf } from './table.ts';

/** Times of a busy machine differ by this much; a cost that grows with the square of the works would by far more. */
const slack = 1.5;

/** The home page's text has the same length whatever works it shows, but for their titles. Bytes. */
const homeSlack = 400;

/** A sentence for each cost that grows faster than the works, for a home page that grows, and for passed limits. */
export function growthFaults(results: Figures[]): string[] {
  const [least, most] = [results[0], results.at(-1)];
  if (!least || !most) return [];
  const factor = most.works / least.works;
  const fast = rowsOf([least, most])
    .filter(({ values: [small = 0, large = 0] }) => large > Math.max(small, 1) * factor * slack)
    .map(
      ({ title, values, text }) =>
        `${title}: from ${values.map(text).join(' to ')}, though there are ${factor.toFixed(1)} times as many works`,
    );
  const grown = (['html', 'data'] as const)
    .filter((kind) => most[kind]['/'] - least[kind]['/'] > homeSlack)
    .map((kind) => `${kind} of the home page: from ${least[kind]['/']} to ${most[kind]['/']} bytes; expected not to grow`);
  const passed = results
    .filter(({ works, files }) => files > (works <= 150 ? limits.files.free : limits.files.paid))
    .map(
      ({ works, files }) =>
        `${files} files with ${works} works; expected at most ${works <= 150 ? limits.files.free : limits.files.paid}`,
    );
  const large = results
    .filter(({ html }) => html['/works'] > 20_000)
    .map(({ works, html }) => `HTML of /works with ${works} works: ${html['/works']} bytes; expected at most 20000`);
  return [...fast, ...grown, ...passed, ...large];
}
