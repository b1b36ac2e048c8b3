import { expect, test } from 'vitest';
import { type Amount, currencies } from '#src/content/facts/prices.ts';
import { agency, website } from '#src/seo/structured/agency.ts';
import {
  breadcrumbs,
  endOfDay,
  jobJsonLd,
  serviceJsonLd,
  workJsonLd,
} from '#src/seo/structured/jsonLd.ts';
import { site } from '#src/site.ts';
import { kinds } from '../content/kinds.ts';

const service: Parameters<typeof serviceJsonLd>[0] = {
  ...kinds.service,
  slug: 'audit',
  name: 'Audit',
};
const job: Parameters<typeof jobJsonLd>[0] = { ...kinds.job, slug: 'tester' };
const headings = { doing: 'Doing', bringing: 'Bringing', offering: 'Offering' };
const posting = jobJsonLd(job, headings).at(-1);
const workNode = workJsonLd({
  ...kinds.work,
  slug: 'bryggan',
  opening: { src: '/cover.png', width: 2, height: 1, colour: '#fff', alt: 'A cover' },
}).at(-1);

// Fields that Google requires
// (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), and more
// that this site has.
const address = 'location.0.geo.latitude location.0.address.streetAddress';
const step = 'itemListElement.1';
const offer = 'offers.description offers.priceSpecification.priceCurrency';
const place = 'jobLocation.address.postalCode baseSalary.value.unitText';
test.each([
  [agency(), `name url logo description sameAs ${address}`],
  [website(), 'name url'],
  [breadcrumbs({ name: 'Works', path: '/works' }), `${step}.position ${step}.name`],
  [serviceJsonLd(service)[1], `name description ${offer}`],
  [serviceJsonLd(service)[2], 'mainEntity.0.name mainEntity.0.acceptedAnswer.text'],
  [workNode, 'name description url'],
  [posting, `title datePosted employmentType identifier ${place}`],
])('%s has what search engines require', (node, fields) => {
  for (const field of fields.split(' ')) expect(node).toHaveProperty(field, expect.anything());
});

test('URLs are absolute', () => {
  expect(breadcrumbs({ name: 'Works', path: '/works' })).toHaveProperty(
    'itemListElement.1.item',
    `${site.url}/works`,
  );
  expect(workNode).toHaveProperty('url', expect.stringMatching(`^${site.url}/works/`));
});

test('a position has the headings of its page, expires at the end of its last day, and is applied for on the page', () => {
  for (const heading of Object.values(headings))
    expect(posting).toHaveProperty('description', expect.stringContaining(heading));
  expect(posting).toMatchObject({
    validThrough: `${job.validThrough}T23:59:59+02:00`,
    directApply: true,
  });
});

test('the structured data of a page names the agency as on the home page', () => {
  const { '@id': id } = agency() as { '@id': string };
  const inShort = { '@type': 'Organization', '@id': id, name: site.name, url: site.url };
  expect(serviceJsonLd(service)).toContainEqual(
    expect.objectContaining({ '@type': 'Service', provider: inShort }),
  );
  expect(workNode).toHaveProperty('creator', inShort);
  expect(posting).toHaveProperty('hiringOrganization', { ...inShort, sameAs: site.url });
});

test('a service is offered at its smallest price, once or by the month', () => {
  const amount = Object.fromEntries(currencies.map((currency) => [currency, 1234])) as Amount;
  const offers = (per?: 'month') =>
    serviceJsonLd({ ...service, priceFrom: { ...amount, buys: 'a look', per } })[1];
  const once = { minPrice: 1234, priceCurrency: currencies[0], valueAddedTaxIncluded: false };
  expect(offers()).toMatchObject({ offers: { description: 'a look', priceSpecification: once } });
  expect(offers()).not.toHaveProperty('offers.priceSpecification.unitCode');
  expect(offers('month')).toHaveProperty('offers.priceSpecification.unitCode', 'MON');
});

test('without a price there is no offer, and without questions no FAQ', () => {
  const [, node, ...more] = serviceJsonLd({ ...service, priceFrom: undefined, questions: [] });
  expect(node).not.toHaveProperty('offers');
  expect(more).toEqual([]);
});

test.each([
  // Nights when clocks change.
  ['2027-03-28', 'Europe/Stockholm', '+02:00'],
  ['2027-10-31', 'Europe/Stockholm', '+01:00'],
  // So far ahead of UTC that the local day ends before the clocks change, and the UTC day
  // afterwards.
  ['2027-09-25', 'Pacific/Auckland', '+12:00'],
  ['2027-07-31', 'UTC', '+00:00'],
])('%s in %s ends at %s', (day, timeZone, offset) => {
  expect(endOfDay(day, timeZone)).toBe(`${day}T23:59:59${offset}`);
});
