import { expect, test } from 'vitest';
import { type Amount, currencies } from '#src/content/facts/prices.ts';
import { loadAllJobs, loadServices, loadWorks } from '#src/content/load/load.ts';
import { agency, website } from '#src/seo/structured/agency.ts';
import { breadcrumbs, jobJsonLd, serviceJsonLd, workJsonLd } from '#src/seo/structured/jsonLd.ts';
import { site } from '#src/site.ts';

const [audit] = loadServices();
const [work] = loadWorks();
const [job] = loadAllJobs();
if (!audit || !work || !job) throw new Error('the test agency has no services, works or jobs');

const amount = Object.fromEntries(currencies.map((currency) => [currency, 1234])) as Amount;
const priceFrom = { ...amount, buys: 'a look' };
const service = {
  ...audit,
  priceFrom,
  questions: [{ question: 'Why?', answer: 'So.' }],
};
const [, serviceNode, questionsNode] = serviceJsonLd(service);
const opening = { src: '/cover.png', width: 2, height: 1, colour: '#fff', alt: 'A cover' };
const workNode = workJsonLd({ ...work, opening }).at(-1);
const headings = { doing: 'Doing', bringing: 'Bringing', offering: 'Offering' };
const posting = jobJsonLd(job, headings).at(-1);
const toWorks = breadcrumbs({ name: 'Works', path: '/works' });

// Fields that Google requires
// (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), and more
// that this site has.
const address = 'location.0.geo.latitude location.0.address.streetAddress';
const step = 'itemListElement.1';
const place = 'jobLocation.address.postalCode baseSalary.value.unitText';
test.each([
  [agency(), `name url logo description sameAs ${address}`],
  [website(), 'name url'],
  [toWorks, `${step}.position ${step}.name`],
  [serviceNode, 'name description offers.description'],
  [questionsNode, 'mainEntity.0.name mainEntity.0.acceptedAnswer.text'],
  [workNode, 'name description url'],
  [posting, `title datePosted employmentType identifier ${place}`],
])('%s has what search engines require', (node, fields) => {
  for (const field of fields.split(' ')) expect(node).toHaveProperty(field, expect.anything());
});

test('URLs are absolute', () => {
  expect(toWorks).toHaveProperty('itemListElement.1.item', `${site.url}/works`);
  expect(workNode).toHaveProperty('url', `${site.url}/works/bryggan`);
});

test('a position has its page’s headings, and expires after its last day', () => {
  for (const heading of Object.values(headings))
    expect(posting).toHaveProperty('description', expect.stringContaining(heading));
  expect(posting).toMatchObject({ validThrough: '2024-02-29T23:59:59+01:00', directApply: true });
});

test('the texts of a position are escaped in its HTML', () => {
  const described = jobJsonLd({ ...job, lead: 'R&D', doing: ['Load <1 s'] }, headings).at(-1);
  const description = expect.stringMatching(/^<p>R&#38;D<\/p>.*<li>Load &#60;1 s<\/li>/);
  expect(described).toHaveProperty('description', description);
});

test('a service is offered at its smallest price, once or by the month', () => {
  const once = { minPrice: 1234, priceCurrency: currencies[0], valueAddedTaxIncluded: false };
  const [, monthly] = serviceJsonLd({ ...service, priceFrom: { ...priceFrom, per: 'month' } });
  expect(serviceNode).toHaveProperty('offers.priceSpecification', expect.objectContaining(once));
  expect(serviceNode).not.toHaveProperty('offers.priceSpecification.unitCode');
  expect(monthly).toHaveProperty('offers.priceSpecification.unitCode', 'MON');
});

test('without a price there is no offer, and without questions no FAQ', () => {
  const [, node, ...more] = serviceJsonLd(audit);
  expect(node).not.toHaveProperty('offers');
  expect(more).toEqual([]);
});
