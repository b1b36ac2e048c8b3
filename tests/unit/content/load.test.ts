import { cpSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { industries } from '../../../src/content/industries/list.ts';
import { bySlug } from '../../../src/content/load.ts';
import { services } from '../../../src/content/services/list.ts';
import { addJob, edit, onContentCopy, workFiles } from './contentCopy.ts';

onContentCopy();

const load = () => import('../../../src/content/load.ts');

describe('a position', () => {
  test.each([
    ['2026-01-01T00:00:00Z', '2026-06-30', true],
    // The last second of that day in Stockholm, which is two hours ahead of UTC.
    ['2026-06-30T21:59:59Z', '2026-06-30', true],
    ['2026-06-30T22:00:00Z', '2026-06-30', false],
    ['2126-01-01T00:00:00Z', '2026-06-30', false],
    // The days when summer time begins and ends.
    ['2027-03-28T21:59:59Z', '2027-03-28', true],
    ['2027-03-28T22:00:00Z', '2027-03-28', false],
    ['2027-10-31T22:59:59Z', '2027-10-31', true],
    ['2027-10-31T23:00:00Z', '2027-10-31', false],
    // A leap day.
    ['2028-02-29T22:59:59Z', '2028-02-29', true],
    ['2028-02-29T23:00:00Z', '2028-02-29', false],
  ])('is visible at %s if its last day is %s: %s', async (now, validThrough, open) => {
    addJob('tester', { posted: '2026-01-01', validThrough });
    const { loadAllJobs, loadJobs } = await load();
    expect(loadJobs(new Date(now)).some(({ slug }) => slug === 'tester')).toBe(open);
    expect(loadAllJobs().some(({ slug }) => slug === 'tester')).toBe(true);
  });
});

test.each(['Tester', 'two words', 'próba', 'a--b', '-a'])(
  'a file called "%s" is refused, because its name becomes an address',
  async (slug) => {
    addJob(slug);
    const { loadAllJobs } = await load();
    expect(loadAllJobs).toThrow(
      `src/content/jobs/${slug}.yaml: "${slug}" becomes part of an address; expected lower-case words`,
    );
  },
);

test('services and industries keep the order of their lists', async () => {
  const { loadIndustries, loadServices } = await load();
  expect(loadServices().map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
  expect(loadIndustries().map(({ slug }) => slug)).toEqual(industries.map(({ slug }) => slug));
});

test('works are sorted newest first, and within a year by client', async () => {
  const made = { a: ['Őr', 2099], b: ['Zeta', 2099], c: ['Orsa', 2099], d: ['Zulu', 2100] } as const;
  const [anyWork = ''] = workFiles();
  for (const [slug, [client, year]] of Object.entries(made)) {
    cpSync(dirname(anyWork), `src/content/works/${slug}`, { recursive: true });
    edit(`src/content/works/${slug}/work.yaml`, (work) => Object.assign(work, { client, year }));
  }
  const works = (await load()).loadWorks();
  expect(works.slice(0, 4).map(({ client }) => client)).toEqual(['Zulu', 'Orsa', 'Őr', 'Zeta']);
});

test('the words of a kind of page name the entry that the page shows', async () => {
  const { loadPage } = await load();
  edit('src/content/pages/service.yaml', (text) => {
    text.takes = '{{name}}, {{spoken}}, {{duration}}.';
  });
  const { takes } = loadPage('service', { name: 'UX audit', spoken: 'a UX audit', duration: 'two weeks' });
  expect(takes).toBe('UX audit, a UX audit, two weeks.');
});

test('an office added to site.ts needs its words, and only those', async () => {
  const { site } = await import('../../../src/site.ts');
  vi.doMock('../../../src/site.ts', async (original) => ({
    ...(await original<object>()),
    site: { ...site, offices: [...site.offices, { ...site.offices[0], id: 'malmo', city: 'Malmö' }] },
  }));
  vi.resetModules();
  addJob('tester', { office: 'malmo' });
  const { loadAllJobs, loadPage } = await load();
  expect(loadAllJobs()).toContainEqual(expect.objectContaining({ slug: 'tester', office: 'malmo' }));
  expect(() => loadPage('career')).toThrow('src/content/pages/career.yaml: offices.malmo: ');
  edit('src/content/pages/career.yaml', ({ offices }) => {
    offices.malmo = { heading: 'In Malmö', benefits: ['A bridge.'] };
  });
  expect(loadPage('career').offices).toHaveProperty('malmo.heading', 'In Malmö');
});

describe('looking up by slug', () => {
  const things = [{ slug: 'ux-audit' }, { slug: 'branding' }];

  test('returns the one entry', () => {
    expect(bySlug(things, 'branding')).toBe(things[1]);
  });

  test.each(['ux-adit', '', undefined, 'constructor', ['ux-audit']])('refuses %j and names it', (slug) => {
    expect(() => bySlug(things, slug)).toThrow(`no content has the slug "${String(slug)}"`);
  });
});
