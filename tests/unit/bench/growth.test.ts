import { expect, test } from 'vitest';
import { growthFaults } from '../../../scripts/bench/growth/faults.ts';
import type { Figures } from '../../../scripts/bench/growth/figures.ts';
import { growthTable } from '../../../scripts/bench/growth/table.ts';
import { readStepTimes, step, stepTimes } from '../../../scripts/build/steps.ts';

const pages = (value: number) => ({ '/': 14_000, '/works': value, 'a work': 13_000, 'a service': 13_000 });

/** What a site of so many works takes if everything grows with the works but the pages. */
const figures = (works: number, changes: Partial<Figures> = {}): Figures => ({
  works,
  steps: new Map([['pages', works / 10]]),
  memory: 900,
  files: 120 * works,
  redirects: 60,
  routes: 31,
  html: pages(15_000),
  data: pages(4000),
  sitemap: 10 * works,
  llms: 40 * works,
  paint: pages(1100),
  filter: 60,
  ...changes,
});

const faults = (changes: Partial<Figures>) => growthFaults([figures(10), figures(500, changes)]);

test('costs that grow as much as the works are fine', () => expect(faults({})).toEqual([]));

test.each<[string, Partial<Figures>, RegExp]>([
  [
    'a step of the build',
    { steps: new Map([['pages', 100]]) },
    /^build: pages, s: from 1\.0 to 100\.0, though there are 50\.0 times/,
  ],
  ['the rules', { redirects: 6000 }, /^rules of `_redirects`: from 60 to 6,000/],
  ['the list of works', { html: pages(20_001) }, /^HTML of \/works with 500 works: 20001 bytes; expected at most 20000$/],
  [
    'the home page',
    { html: { ...pages(15_000), '/': 14_401 } },
    /^html of the home page: from 14000 to 14401 bytes; expected not to/,
  ],
])('more is found: %s', (_, changes, sentence) => {
  expect(faults(changes)).toEqual([expect.stringMatching(sentence)]);
});

test('the free plan has to hold 150 works, and the paid plan 500', () => {
  expect(growthFaults([figures(150), figures(500, { files: 100_001 })])).toContain(
    '100001 files with 500 works; expected at most 100000',
  );
  expect(growthFaults([figures(100), figures(150, { files: 20_001 })])).toEqual([
    '20001 files with 150 works; expected at most 20000',
  ]);
});

test('the table has a column for each size', () => {
  const [head, , ...rows] = growthTable([figures(10), figures(500)]).split('\n');
  expect(head).toBe('| works | 10 | 500 |');
  expect(rows).toContain('| files | 1,200 | 60,000 |');
  expect(rows).toContain('| HTML of /works, kB | 15.0 | 15.0 |');
});

test('what a build prints of its steps can be read', async () => {
  await step('fonts and drawings', () => {});
  expect(await step('pages (all of them)', () => 7)).toBe(7);
  expect([...readStepTimes(`before\n${stepTimes()}\nafter`).keys()]).toEqual(['fonts and drawings', 'pages (all of them)']);
  expect(readStepTimes('times: texts 0.3 s, pages 61.4 s').get('pages')).toBe(61.4);
});
