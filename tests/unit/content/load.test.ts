import { expect, test, vi } from 'vitest';
import { industries } from '../../../src/content/industries/list.ts';
import { bySlug, loadIndustries, loadServices } from '../../../src/content/load.ts';
import { services } from '../../../src/content/services/list.ts';
import { addJob, edit, onContentCopy } from './contentCopy.ts';

test('services and industries keep the order of their lists', () => {
  expect(loadServices().map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
  expect(loadIndustries().map(({ slug }) => slug)).toEqual(industries.map(({ slug }) => slug));
});

test('looking up by slug returns the one entry', () => {
  const things = [{ slug: 'ux-audit' }, { slug: 'branding' }];
  expect(bySlug(things, 'branding')).toBe(things[1]);
});

test.each(['ux-adit', undefined, 'constructor', ['ux-audit']])('looking up %j is refused, and the message names it', (slug) => {
  expect(() => bySlug([{ slug: 'ux-audit' }], slug)).toThrow(`no content has the slug "${String(slug)}"`);
});

onContentCopy();

test('an office added to site.ts needs its words, and only those', async () => {
  const { site } = await import('../../../src/site.ts');
  vi.doMock('../../../src/site.ts', async (original) => ({
    ...(await original<object>()),
    site: { ...site, offices: [...site.offices, { ...site.offices[0], id: 'malmo', city: 'Malmö' }] },
  }));
  vi.resetModules();
  addJob('tester', { office: 'malmo' });
  const { loadAllJobs, loadPage } = await import('../../../src/content/load.ts');
  expect(loadAllJobs()).toContainEqual(expect.objectContaining({ slug: 'tester', office: 'malmo' }));
  expect(() => loadPage('career')).toThrow('src/content/pages/career.yaml: offices.malmo: ');
  edit('src/content/pages/career.yaml', ({ offices }) => {
    offices.malmo = { heading: 'In Malmö', benefits: ['A bridge.'] };
  });
  expect(loadPage('career').offices).toHaveProperty('malmo.heading', 'In Malmö');
});
