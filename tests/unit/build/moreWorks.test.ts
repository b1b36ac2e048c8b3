import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chooser } from '../../../scripts/bench/growth/random.ts';
import { writeMoreWorks } from '../../../scripts/build/moreWorks.ts';
import { industries } from '../../../src/content/industries/list.ts';
import { services } from '../../../src/content/services/list.ts';
import { addWorks, loadedWorks } from '../../../src/screens/works/moreWorks.ts';
import { matches, moreWorksFolder, worksPerPage } from '../../../src/screens/works/worksFilter.ts';

const { upTo, some } = chooser(1);
const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const works = Array.from({ length: 130 }, (_, index) => ({
  slug: `work-${index}`,
  services: some(slugsOf(services), 1 + upTo(4)),
  industries: some(slugsOf(industries), 1 + upTo(2)),
}));
const own = works.slice(0, worksPerPage);

const folder = mkdtempSync(join(tmpdir(), 'more-works-'));
const write = (file: string, data: object) => {
  mkdirSync(join(folder, '_next/data/abc/works/page'), { recursive: true });
  writeFileSync(join(folder, '_next/data/abc', file), JSON.stringify({ pageProps: data }));
};
const asked: string[] = [];

beforeAll(() => {
  write('works.json', { works: own });
  for (let number = 2; (number - 1) * worksPerPage < works.length; number += 1)
    write(`works/page/${number}.json`, { works: works.slice((number - 1) * worksPerPage, number * worksPerPage) });
  writeMoreWorks(folder, 'abc');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page of which the address asks for so many pages of a filter's works. @returns the works that it shows in the end */
async function shown(filter: { service: string | undefined; industry: string | undefined }, page: number) {
  vi.stubGlobal('window', { __NEXT_DATA__: { buildId: 'abc' } });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(readFileSync(join(folder, address)));
  });
  const there = own.filter((work) => matches(work, filter));
  const { length: total } = works.filter((work) => matches(work, filter));
  const wish = { folder: moreWorksFolder(filter), own: there.length, total, page, perPage: worksPerPage };
  await addWorks(wish, () => {}, '');
  return [...there, ...loadedWorks(wish)].map(({ slug }) => slug);
}

const value = (list: readonly { slug: string }[]) => fc.option(fc.constantFrom(...slugsOf(list)), { nil: undefined });

test('a filter shows the newest works that it leaves, as many as are wanted, each once', async () => {
  const filters = fc.record({ service: value(services), industry: value(industries) });
  await fc.assert(
    fc.asyncProperty(filters, fc.integer({ min: 1, max: 8 }), async (filter, page) => {
      const left = works.filter((work) => matches(work, filter)).map(({ slug }) => slug);
      expect(await shown(filter, page)).toEqual(left.slice(0, page * worksPerPage));
    }),
  );
});

test('no more is requested than is shown, and nothing twice', async () => {
  expect(new Set(asked).size).toBe(asked.length);
  for (const address of asked)
    expect(JSON.parse(readFileSync(join(folder, address), 'utf8')).length).toBeLessThanOrEqual(worksPerPage);
});

test('a site whose works fit on one page has no such files', () => {
  const small = mkdtempSync(join(tmpdir(), 'few-works-'));
  mkdirSync(join(small, '_next/data/abc'), { recursive: true });
  writeFileSync(join(small, '_next/data/abc/works.json'), JSON.stringify({ pageProps: { works: own } }));
  expect(writeMoreWorks(small, 'abc')).toBe(0);
  rmSync(small, { recursive: true });
});
