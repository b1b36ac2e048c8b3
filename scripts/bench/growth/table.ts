import { type Figures, measuredPages } from './figures.ts';

const whole = (number: number) => Math.round(number).toLocaleString('en');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const seconds = (time: number) => time.toFixed(1);

/** What is in the table: a title and a value for each size of site. */
export function rowsOf(results: Figures[]): { title: string; values: number[]; text: (value: number) => string }[] {
  const row = (title: string, text: (value: number) => string, value: (figures: Figures) => number) => ({
    title,
    values: results.map(value),
    text,
  });
  const steps = [...new Set(results.flatMap((one) => [...one.steps.keys()]))];
  return [
    ...steps.map((name) => row(`build: ${name}, s`, seconds, ({ steps: taken }) => taken.get(name) ?? Number.NaN)),
    row('build: memory, MiB', whole, ({ memory }) => memory),
    row('files', whole, ({ files }) => files),
    row('rules of `_redirects`', whole, ({ redirects }) => redirects),
    row('rules of `_routes.json`', whole, ({ routes }) => routes),
    ...measuredPages.map((page) => row(`HTML of ${page}, kB`, kilobytes, ({ html }) => html[page])),
    ...measuredPages.map((page) => row(`data of ${page}, kB`, kilobytes, ({ data }) => data[page])),
    row('`sitemap.xml`, kB', kilobytes, ({ sitemap }) => sitemap),
    row('`llms.txt`, kB', kilobytes, ({ llms }) => llms),
    ...measuredPages.map((page) => row(`LCP of ${page}, ms`, whole, ({ paint }) => paint[page])),
    row('filter of `/works`, ms', whole, ({ filter }) => filter),
  ];
}

/** The results as a table in Markdown. */
export function growthTable(results: Figures[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['works', ...results.map(({ works }) => whole(works))]),
    line(['---', ...results.map(() => '---')]),
    ...rowsOf(results).map(({ title, values, text }) => line([title, ...values.map(text)])),
  ].join('\n');
}
