import { expect, test } from 'vitest';
import { structuredProblems } from '../../../scripts/audit/structured.ts';
import { loadServices, loadWorks } from '../../../src/content/load.ts';
import { agency, website } from '../../../src/seo/structured/agency.ts';
import { breadcrumbs, jobJsonLd, serviceJsonLd, workJsonLd } from '../../../src/seo/structured/jsonLd.ts';
import { site } from '../../../src/site.ts';
import { sampleJob } from '../content/sampleJob.ts';

const [service] = loadServices();
const [work] = loadWorks();
if (!service || !work) throw new Error('there is no content');
const picture = { src: '/cover.png', width: 2, height: 1, colour: '#ffffff', alt: 'A cover' };
const job = { ...sampleJob, slug: 'tester', pay: '', applyBy: '' } as Parameters<typeof jobJsonLd>[0];
const headings = { doing: 'Doing', bringing: 'Bringing', offering: 'Offering' };
/** A moment when the sample position is open. */
const now = new Date('2026-03-01T12:00:00Z');

/** A correct page of each kind: its structured data and the other inputs of the check. */
const pages: Record<string, { jsonLd: unknown[]; body?: string }> = {
  '/': { jsonLd: [agency(), website()] },
  '/works': { jsonLd: [breadcrumbs({ name: 'Works', path: '/works' })] },
  '/works/omlopp': { jsonLd: workJsonLd({ ...work, opening: picture }) },
  '/services/branding': { jsonLd: serviceJsonLd(service), body: '<h2 id="questions" class="a">Asked before</h2>' },
  '/career/tester': { jsonLd: jobJsonLd(job, headings) },
  '/404': { jsonLd: [] },
};

const script = (jsonLd: unknown) => `<script type="application/ld+json">${JSON.stringify({ '@graph': jsonLd })}</script>`;

// biome-ignore lint/suspicious/noExplicitAny: a test sets what no type allows
function problemsOf(path: string, change: (jsonLd: any) => void = () => {}, at = now) {
  const { jsonLd, body = '' } = pages[path] ?? { jsonLd: [] };
  const changed = structuredClone(jsonLd);
  change(changed);
  return structuredProblems([{ path, html: body + (changed.length ? script(changed) : '') }], at);
}

/** Sets one field, such as `1.baseSalary.value`; `undefined` removes it. */
// biome-ignore lint/suspicious/noExplicitAny: a test sets what no type allows
const set = (field: string, value: unknown) => (jsonLd: any) => {
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  keys.reduce((inner, key) => inner[key], jsonLd)[last] = value;
};

const service1 = '/services/branding';
const position = '/career/tester';

test.each([
  [position, '1.title', undefined, 'JobPosting: title: expected on this page'],
  [position, '1.jobLocation.address', undefined, 'Place: address: expected'],
  [position, '1.validThrough', 'soon', 'JobPosting: validThrough: expected a moment to come'],
  [service1, '1.provider', { '@id': 'https://dunavik.example/#agency' }, 'Service: provider: expected on this page, complete'],
  ['/works/omlopp', '1.creator.url', undefined, 'Organization: url: expected on this page'],
  ['/works', '0.itemListElement.1.item', '/works', 'ListItem: item: expected an address'],
  ['/works', '1', { '@type': 'Thingy', name: 'It' }, 'Thingy: expected a type with a rule'],
  ['/works', '1', {}, 'JSON-LD.@graph.1: is empty'],
  ['/', '0.description', ' \n', 'JSON-LD.@graph.0.description: is empty'],
  ['/', '0.sameAs', [], 'JSON-LD.@graph.0.sameAs: is empty'],
])('%s with %s: %j', (path, field, value, problem) => {
  expect(problemsOf(path, set(field, value))).toContainEqual(expect.stringContaining(`${path}: ${problem}`));
});

test.each([
  ['/', 'Organization: expected 1, found 0', set('0', Object(agency()).location)],
  ['/', 'ProfessionalService: expected 2, found 1', set('0.location.length', 1)],
  ['/works', 'BreadcrumbList: expected 1, found 0', set('length', 0)],
  [service1, 'Service: expected 1, found 0', set('1', breadcrumbs({ name: 'Works', path: '/works' }))],
  [service1, 'FAQPage: expected 1, found 0', set('length', 2)],
  [position, 'JobPosting: expected 1, found 0', set('length', 1)],
])('%s: %s', (path, problem, change) => expect(problemsOf(path, change)).toEqual([`${path}: ${problem}`]));

test('a page without questions needs no FAQPage', () => {
  const html = script(serviceJsonLd(service).slice(0, 2));
  expect(structuredProblems([{ path: service1, html }], now)).toEqual([]);
});

test('a position is reported as soon as it has expired, and not before', () => {
  expect(problemsOf(position, undefined, new Date('2026-06-30T21:59:58Z'))).toEqual([]);
  expect(problemsOf(position, undefined, new Date('2026-06-30T21:59:59Z'))).toEqual([
    `${position}: JobPosting: validThrough: expected a moment to come`,
  ]);
});

const posting = jobJsonLd(job, headings).at(-1);

test('a position is described under the headings of its page, open until the end of its day there, and applied for there', () => {
  for (const heading of Object.values(headings))
    expect(posting).toHaveProperty('description', expect.stringContaining(heading));
  expect(posting).toMatchObject({ validThrough: `${sampleJob.validThrough}T23:59:59+02:00`, directApply: true });
});

test('the structured data of a page names the provider, creator or employer itself, as the home page does', () => {
  const { '@id': id } = agency() as { '@id': string };
  const inShort = { '@type': 'Organization', '@id': id, name: site.name, url: site.url };
  expect(serviceJsonLd(service)).toContainEqual(expect.objectContaining({ '@type': 'Service', provider: inShort }));
  expect(workJsonLd({ ...work, opening: picture }).at(-1)).toHaveProperty('creator', inShort);
  expect(posting).toHaveProperty('hiringOrganization', { ...inShort, sameAs: site.url });
});

test('a service is offered at its smallest price, once or by the month', () => {
  const offers = (per?: 'month') =>
    serviceJsonLd({ ...service, priceFrom: { EUR: 1234, SEK: 13_600, buys: 'a look', per } })[1];
  const once = { minPrice: 1234, priceCurrency: 'EUR', valueAddedTaxIncluded: false };
  expect(offers()).toMatchObject({ offers: { description: 'a look', priceSpecification: once } });
  expect(offers()).not.toHaveProperty('offers.priceSpecification.unitCode');
  expect(offers('month')).toHaveProperty('offers.priceSpecification.unitCode', 'MON');
});
