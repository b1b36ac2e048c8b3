import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { contentFolder } from '#src/content/build/folder.ts';
import {
  bySlug,
  isOpen,
  loadIndustries,
  loadServices,
  newestFirst,
} from '#src/content/build/load.ts';
import { pageSchemas } from '#src/content/build/pageSchemas.ts';
import { parseContent } from '#src/content/build/parseContent.ts';
import { industries } from '#src/content/facts/industries.ts';
import { services } from '#src/content/facts/services.ts';
import { contentCopy } from './contentCopy.ts';
import { kinds } from './kinds.ts';

const write = contentCopy();

test('services and industries have the order of their lists', () => {
  expect(loadServices().map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
  expect(loadIndustries().map(({ slug }) => slug)).toEqual(industries.map(({ slug }) => slug));
});

test('the page of prices adds up the stages of a product, and lists people until the day they are free', async () => {
  const section = (id: string, more: object) => ({
    id,
    heading: id,
    table: { head: [], rows: [], foot: ['All', 'Of it'] },
    ...more,
  });
  const sections = [
    section('product', { stages: ['audit', 'prototyping'] }),
    section('free', { none: 'Nobody.' }),
  ];
  const prices = { title: 'Prices', summary: 'All.', updated: '2026-01-01', lead: 'All.' };
  write('legal/prices.yaml', { ...prices, sections });
  const priced = (EUR: number) => ({
    ...kinds.service,
    priceFrom: { ...kinds.service.priceFrom, EUR },
  });
  write('services/audit.yaml', priced(1000));
  write('services/prototyping.yaml', priced(2500));
  write('people/tuva.yaml', {
    name: 'Tuva',
    role: 'Designer',
    office: 'goteborg',
    since: 2021,
    freeFrom: '2027-02-01',
  });
  vi.resetModules();
  const { loadExample, loadFree, loadPrices } = await import('#src/content/build/loadPrices.ts');
  const example = loadExample();
  expect(example?.total[0]).toBe('€3,500');
  expect(example?.stages.map(({ share }) => share)).toEqual([1000, 2500]);
  expect(example?.words).toEqual(['All', 'Of it']);
  const lastDay = new Date('2027-02-01T12:00:00Z');
  expect(loadFree(lastDay)?.people).toMatchObject([{ name: 'Tuva', date: '1 February 2027' }]);
  expect(loadPrices(lastDay).sections.map(({ table }) => table)).toEqual([undefined, undefined]);
  expect(loadPrices(new Date('2027-02-02T12:00:00Z')).sections[1]?.paragraphs).toEqual(['Nobody.']);
  write('legal/prices.yaml', { ...prices, sections: [sections[1]] });
  vi.resetModules();
  const { loadExample: loadNone } = await import('#src/content/build/loadPrices.ts');
  expect(loadNone()).toBeUndefined();
});

test('the page about the agency counts the people of each office', async () => {
  for (const slug of ['agi-osz', 'tuva'])
    write(`people/${slug}.yaml`, { name: slug, role: 'Any', office: 'goteborg', since: 2021 });
  vi.resetModules();
  const { aboutProps } = await import('#src/screens/about/about.props.ts');
  expect(aboutProps().props.headCounts).toEqual({ goteborg: 'Two' });
});

test.each([undefined, 'constructor', ['ux-audit']])(
  'the lookup of %j fails with its name',
  (slug) => {
    expect(() => bySlug([{ slug: 'ux-audit' }], slug)).toThrow(
      `no content has the slug "${String(slug)}"`,
    );
  },
);

test('the career page has words for the offices of site.json only', () => {
  const career = readFileSync(`${contentFolder}/pages/career.yaml`, 'utf8');
  const withWords = (id: string) => () =>
    parseContent(pageSchemas.career, 'a.yaml', `${career}offices: { ${id}: { heading: Here } }`);
  expect(withWords('goteborg')).not.toThrow();
  expect(withWords('gotebor')).toThrow(
    'a.yaml: offices.gotebor: unknown; did you mean "goteborg"?',
  );
});

test.each([
  // The last second of that day in Sweden, which is two hours ahead of UTC.
  ['2026-06-30T21:59:59Z', '2026-06-30', true],
  ['2026-06-30T22:00:00Z', '2026-06-30', false],
  // The day when summer time ends, and a leap day.
  ['2027-10-31T22:59:59Z', '2027-10-31', true],
  ['2028-02-29T22:59:59Z', '2028-02-29', true],
])('at %s a position with the last day %s is open: %s', (now, validThrough, open) => {
  expect(isOpen({ office: 'goteborg', validThrough }, new Date(now))).toBe(open);
});

test('sorts works newest first, and by client within a year', () => {
  const works = ['Őr 2099', 'Zeta 2099', 'Orsa 2099', 'Zulu 2100'].map((work) => work.split(' '));
  const sorted = works
    .map(([client = '', year]) => ({ client, year: Number(year) }))
    .sort(newestFirst);
  expect(sorted.map(({ client }) => client)).toEqual(['Zulu', 'Orsa', 'Őr', 'Zeta']);
});
