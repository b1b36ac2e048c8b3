import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { industries } from '../../../src/content/industries/list.ts';
import { bySlug, loadIndustries, loadPeople, loadServices } from '../../../src/content/load.ts';
import { loadPrices } from '../../../src/content/loadPrices.ts';
import { services } from '../../../src/content/services/list.ts';
import { sampleJob } from './sampleJob.ts';

test('services and industries keep the order of their lists', () => {
  expect(loadServices().map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
  expect(loadIndustries().map(({ slug }) => slug)).toEqual(industries.map(({ slug }) => slug));
});

test('a first product is added up from its stages, and whoever is free is named until that day', () => {
  const at = (day: string) => Object.fromEntries(loadPrices(new Date(day)).sections.map(({ id, ...section }) => [id, section]));
  const [first, ...later] = loadPeople()
    .flatMap(({ freeFrom }) => freeFrom ?? [])
    .sort();
  const { 'first-product': product, free } = at(`${first}T12:00:00Z`);
  const euros = (cells: string[] = []) => Number(cells[2]?.replace(/\D/g, ''));
  expect(euros(product?.table?.foot)).toBe(product?.table?.rows.reduce((all, row) => all + euros(row), 0));
  expect(free?.table?.rows).toHaveLength(1 + later.length);
  expect(at('2099-01-01').free).toMatchObject({ paragraphs: [expect.stringMatching(/./)] });
  expect(at('2099-01-01').free).not.toHaveProperty('table');
});

test.each([undefined, 'constructor', ['ux-audit']])('looking up %j is refused, and the message names it', (slug) => {
  expect(() => bySlug([{ slug: 'ux-audit' }], slug)).toThrow(`no content has the slug "${String(slug)}"`);
});

test('an office added to site.json needs its words, and only those', async () => {
  vi.doMock('../../../src/site.ts', async (original) => {
    const facts = await original<typeof import('../../../src/site.ts')>();
    return { ...facts, site: { ...facts.site, offices: [...facts.site.offices, { ...facts.site.offices[0], id: 'malmo' }] } };
  });
  vi.resetModules();
  const { parseContent } = await import('../../../src/content/parseContent.ts');
  const { jobSchema } = await import('../../../src/content/schema.ts');
  const { pageSchemas } = await import('../../../src/content/pageSchemas.ts');
  expect(parseContent(jobSchema, 'tester.yaml', stringify({ ...sampleJob, office: 'malmo' }))).toHaveProperty(
    'office',
    'malmo',
  );
  const career = parse(readFileSync('src/content/pages/career.yaml', 'utf8'));
  expect(() => parseContent(pageSchemas.career, 'career.yaml', stringify(career))).toThrow(
    'career.yaml: offices.malmo: missing',
  );
  career.offices.malmo = { heading: 'In Malmö', benefits: ['A bridge.'] };
  expect(() => parseContent(pageSchemas.career, 'career.yaml', stringify(career))).not.toThrow();
});
