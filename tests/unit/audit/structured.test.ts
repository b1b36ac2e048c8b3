import { expect, test } from 'vitest';
import { structuredProblems } from '../../../scripts/audit/structured.ts';
import { loadServices, loadWorks } from '../../../src/content/load.ts';
import { agency, website } from '../../../src/seo/structured/agency.ts';
import { breadcrumbs, jobJsonLd, serviceJsonLd, workJsonLd } from '../../../src/seo/structured/jsonLd.ts';
import { sampleJob } from '../content/sampleJob.ts';

const [service] = loadServices();
const [work] = loadWorks();
if (!service || !work) throw new Error('there is no content');
const picture = { src: '/cover.png', width: 2, height: 1, colour: '#ffffff', alt: 'A cover' };
const job = { ...sampleJob, slug: 'tester', pay: '', applyBy: '' } as Parameters<typeof jobJsonLd>[0];
/** A moment when the sample position is open. */
const now = new Date('2026-03-01T12:00:00Z');

/** A correct page of each kind: its structured data and the other inputs of the check. */
const pages: Record<string, { jsonLd: unknown[]; body?: string }> = {
  '/': { jsonLd: [agency(), website()] },
  '/works': { jsonLd: [breadcrumbs({ name: 'Works', path: '/works' })] },
  '/works/omlopp': { jsonLd: workJsonLd({ ...work, opening: picture }) },
  '/services/branding': { jsonLd: serviceJsonLd(service), body: '<h2 id="questions" class="a">Asked before</h2>' },
  '/career/tester': { jsonLd: jobJsonLd(job, { doing: 'Doing', bringing: 'Bringing', offering: 'Offering' }) },
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

test.each(Object.keys(pages))('%s as the site makes it has no errors', (path) => expect(problemsOf(path)).toEqual([]));

const service1 = '/services/branding';
const position = '/career/tester';

test.each([
  [position, '1.employmentType', 'full-time', 'JobPosting: employmentType: '],
  [position, '1.datePosted', '1 January 2026', 'JobPosting: datePosted: expected a date'],
  [position, '1.validThrough', '2026-06-30', 'JobPosting: validThrough: expected a moment such as'],
  [position, '1.validThrough', '2026-06-31T23:59:59+02:00', 'JobPosting: validThrough: expected a moment such as'],
  [position, '1.datePosted', '2026-07-02', 'JobPosting: validThrough: expected a moment after datePosted'],
  [position, '1.hiringOrganization', 'Us', 'JobPosting: hiringOrganization: expected the type Organization'],
  [position, '1.jobLocation', { '@type': 'Country', name: 'SE' }, 'JobPosting: jobLocation.@type: expected the type Place'],
  [position, '1.baseSalary', 40_000, 'JobPosting: baseSalary: expected the type MonetaryAmount'],
  [position, '1.baseSalary.currency', 'kr', 'MonetaryAmount: currency: expected an ISO 4217 code'],
  [position, '1.baseSalary.value', undefined, 'MonetaryAmount: value: expected one, or a minValue'],
  [position, '1.baseSalary.value', '40000', 'MonetaryAmount: value: expected a number or a QuantitativeValue'],
  [position, '1.baseSalary.value.maxValue', undefined, 'QuantitativeValue: value: expected one, or a minValue'],
  [position, '1.baseSalary.value.maxValue', 1, 'QuantitativeValue: value: expected one, or a minValue'],
  [position, '1.baseSalary.value.minValue', '40000', 'QuantitativeValue: minValue: '],
  [position, '1.baseSalary.value.value', '40000', 'QuantitativeValue: value: '],
  [position, '1.baseSalary.value.unitText', 'a month', 'QuantitativeValue: unitText: '],
  ['/works', '0.itemListElement.1', undefined, 'BreadcrumbList: itemListElement[1]: expected the type ListItem'],
  ['/works', '0.itemListElement.length', 1, 'BreadcrumbList: itemListElement: expected the home page and one page more'],
  ['/works', '0.itemListElement.1.position', 1, 'BreadcrumbList: itemListElement: expected positions 1, 2, 3'],
  ['/works', '0.itemListElement.1.item', '/works', 'ListItem: item: expected an address'],
  [service1, '2.mainEntity.0', 'Why?', 'FAQPage: mainEntity[0]: expected the type Question'],
  [service1, '2.mainEntity.0.acceptedAnswer', 'Yes.', 'Question: acceptedAnswer: expected the type Answer'],
  [service1, '2.mainEntity.0.acceptedAnswer', { '@type': 'Answer' }, 'Answer: text: '],
  [service1, '1.provider', { '@id': 'x' }, 'Service: provider.@type: expected the type Organization'],
  ['/works/omlopp', '1.creator', { '@id': 'x' }, 'CreativeWork: creator.@type: expected the type Organization'],
  ['/', '0.location.0.geo.latitude', '59', 'GeoCoordinates: latitude: '],
  ['/works', '1', { '@type': 'Thingy', name: 'It' }, 'Thingy: expected a type with a rule'],
  ['/works', '1', {}, 'JSON-LD.@graph.1: is empty'],
  ['/works', '0.about', { '@type': 'Thing' }, 'JSON-LD.@graph.0.about: is empty'],
  ['/', '0.description', ' \n', 'JSON-LD.@graph.0.description: is empty'],
  ['/', '0.sameAs', [], 'JSON-LD.@graph.0.sameAs: is empty'],
  ['/', '0.sameAs', null, 'JSON-LD.@graph.0.sameAs: is empty'],
])('%s with %s: %j', (path, field, value, problem) => {
  expect(problemsOf(path, set(field, value))).toContainEqual(expect.stringContaining(`${path}: ${problem}`));
});

/** Everything that search engines require, by type. */
test.each([
  [position, 'JobPosting', '1', 'title description datePosted validThrough employmentType identifier jobLocation baseSalary'],
  [position, 'Organization', '1.hiringOrganization', 'name'],
  [position, 'Place', '1.jobLocation', 'address'],
  [position, 'PostalAddress', '1.jobLocation.address', 'streetAddress addressLocality addressCountry postalCode'],
  [position, 'PropertyValue', '1.identifier', 'name value'],
  ['/works', 'BreadcrumbList', '0', 'itemListElement'],
  ['/works', 'ListItem', '0.itemListElement.1', 'name'],
  [service1, 'Service', '1', 'name description'],
  [service1, 'FAQPage', '2', 'mainEntity'],
  [service1, 'Question', '2.mainEntity.0', 'name'],
  ['/works/omlopp', 'CreativeWork', '1', 'name description url'],
  ['/works/omlopp', 'Organization', '1.creator', 'url'],
  ['/', 'ProfessionalService', '0.location.0', 'name telephone image geo address'],
  ['/', 'GeoCoordinates', '0.location.0.geo', 'longitude'],
  ['/', 'WebSite', '1', 'name url'],
])('%s without a property of its %s', (path, type, at, properties) => {
  for (const property of properties.split(' '))
    expect(problemsOf(path, set(`${at}.${property}`, undefined))).toContainEqual(
      expect.stringContaining(`${path}: ${type}: ${property}: `),
    );
});

test.each([
  ['/', 'Organization: expected 1, found 0', set('0', Object(agency()).location)],
  ['/', 'WebSite: expected 1, found 0', set('length', 1)],
  ['/', 'ProfessionalService: expected 2, found 1', set('0.location.length', 1)],
  ['/works', 'BreadcrumbList: expected 1, found 0', set('length', 0)],
  ['/works/omlopp', 'CreativeWork: expected 1, found 0', set('length', 1)],
  [service1, 'Service: expected 1, found 0', set('1', breadcrumbs({ name: 'Works', path: '/works' }))],
  [service1, 'FAQPage: expected 1, found 0', set('length', 2)],
  [position, 'JobPosting: expected 1, found 0', set('length', 1)],
])('%s: %s', (path, problem, change) => expect(problemsOf(path, change)).toEqual([`${path}: ${problem}`]));

test('a page without questions needs no FAQPage, and an amount may be a single number', () => {
  const html = script(serviceJsonLd(service).slice(0, 2));
  expect(structuredProblems([{ path: service1, html }], now)).toEqual([]);
  for (const amount of [40_000, { '@type': 'QuantitativeValue', value: 250, unitText: 'HOUR' }])
    expect(problemsOf(position, set('1.baseSalary.value', amount))).toEqual([]);
});

test('a position is reported as soon as it has expired, and not before', () => {
  expect(problemsOf(position, undefined, new Date('2026-06-30T21:59:58Z'))).toEqual([]);
  expect(problemsOf(position, undefined, new Date('2026-06-30T21:59:59Z'))).toEqual([
    `${position}: JobPosting: validThrough: expected a moment to come`,
  ]);
});
