import type { Measures } from './measurePage.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns: [title: string, cell: (measures: Measures) => string | number][] = [
  ['FCP', ({ FCP }) => FCP],
  ['LCP', ({ LCP }) => LCP],
  ['TBT', ({ TBT }) => TBT],
  ['CLS', ({ CLS }) => Number(CLS.toFixed(3))],
  ['SI', ({ SI }) => SI],
  ['KB', ({ bytes }) => kilobytes(bytes)],
  ['HTML', ({ html }) => kilobytes(html)],
  ['JS', ({ scripts }) => kilobytes(scripts)],
  ['pictures', ({ pictures }) => kilobytes(pictures)],
  ['fonts', ({ fonts }) => kilobytes(fonts)],
  ['requests', ({ requests }) => requests],
  ['scores', (all) => [all.performance, all.accessibility, all['best-practices'], all.seo].join(' ')],
];

/** A Markdown table: per page one row for each version of it, with its LCP as a multiple of the floor's. */
export function table(results: Map<string, Map<string, Measures>>): string {
  const head = ['page', 'version', ...columns.map(([title]) => title), 'LCP ÷ floor'];
  const rows = [...results].flatMap(([page, versions]) => {
    const floor = versions.get('floor')?.LCP ?? Number.NaN;
    return [...versions].map(([version, all]) => [
      page,
      version,
      ...columns.map(([, cell]) => cell(all)),
      (all.LCP / floor).toFixed(2),
    ]);
  });
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
