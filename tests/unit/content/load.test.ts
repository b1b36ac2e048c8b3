import { expect, test, vi } from 'vitest';
import { prototypeAt } from '#scripts/dev/prototypes.ts';
import { isOpen } from '#src/content/load/load.ts';
import { contentCopy, contentOf } from './contentCopy.ts';

const write = contentCopy();

/** Writes a page of prices with one section, and loads what reads it. */
async function loaderOfPrices(section: object) {
  const all = [{ id: 'one', heading: 'One', ...section }];
  const page = { title: 'Prices', summary: 'All.', updated: '2026-01-01', lead: 'All.' };
  write('legal/prices.yaml', { ...page, sections: all });
  vi.resetModules();
  return await import('#src/content/load/loadPrices.ts');
}
const table = { head: [], rows: [], foot: ['All', 'Of it'] };

test('the page of prices adds up stages, and lists prices', async () => {
  for (const [slug, EUR] of [
    ['audit', 1000],
    ['prototyping', 2500],
  ] as const)
    write(`services/${slug}.yaml`, {
      ...contentOf(`services/${slug}`),
      priceFrom: { EUR, SEK: 9000, buys: 'a look' },
    });
  const { loadExample } = await loaderOfPrices({ table, stages: ['audit', 'prototyping'] });
  const { total, stages, words } = loadExample() ?? {};
  expect(total?.[0]).toBe('€3,500');
  expect(stages).toMatchObject([{ share: 1000 }, { share: 2500 }]);
  expect(words).toEqual(table.foot);
  const withoutStages = await loaderOfPrices({ table, services: true });
  expect(withoutStages.loadExample()).toBeUndefined();
  const [section] = withoutStages.loadPrices().sections;
  expect(section?.table?.rows[0]?.slice(0, 3)).toEqual(['Audit', 'A look', '€1,000']);
});

test('the page of prices lists people until the day they are free', async () => {
  write('people/tuva.yaml', { ...contentOf('people/tuva'), freeFrom: '2027-02-01' });
  const { loadFree, loadPrices } = await loaderOfPrices({ table, none: 'No person is free.' });
  const on = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(loadFree(on('2027-02-01'))?.people).toMatchObject([
    { name: 'Tuva', date: '1 February 2027' },
  ]);
  const sectionOn = (day: string) => loadPrices(on(day)).sections[0];
  expect(sectionOn('2027-02-01')?.table).toBeUndefined();
  expect(sectionOn('2027-02-02')).toMatchObject({ paragraphs: ['No person is free.'] });
});

test('the page about the agency counts the people of each office', async () => {
  for (const slug of ['agi-osz', 'tuva'])
    write(`people/${slug}.yaml`, { ...contentOf(`people/${slug}`), portrait: undefined });
  vi.resetModules();
  const { aboutProps } = await import('#src/screens/about/about.props.ts');
  expect(aboutProps().props.headCounts).toEqual({ goteborg: 'Two' });
});

test.each([
  // Sweden is two hours ahead of UTC.
  ['2026-06-28T21:59:59Z', false],
  ['2026-06-28T22:00:00Z', true],
  ['2026-06-30T21:59:59Z', true],
  ['2026-06-30T22:00:00Z', false],
])('at %s a position for 29 and 30 June is open: %s', (now, open) => {
  const job = { office: 'goteborg', posted: '2026-06-29', validThrough: '2026-06-30' };
  expect(isOpen(job, new Date(now))).toBe(open);
});

test('with `npm run dev` a new prototype shows', async () => {
  const prototype = { picture: 'berths.png', title: 'A berth', prompt: 'Pay.', around: '#ffffff' };
  expect(await prototypeAt('/prototypes/bryggan')).toBeUndefined();
  write('works/bryggan/work.yaml', { ...contentOf('works/bryggan/work'), prototype });
  // Its files are still missing.
  expect(await prototypeAt('/prototypes/bryggan')).toContain('bryggan/prototype.html');
});
