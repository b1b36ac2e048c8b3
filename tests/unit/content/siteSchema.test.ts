import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../src/content/siteSchema.ts';
import { closedDays, companies, coordinates, introduction, site } from '../../../src/site.ts';

/** The facts with one of them set to something else; `undefined` removes it. */
function withFact(field: string, value: unknown) {
  // biome-ignore lint/suspicious/noExplicitAny: a test sets what the schema does not allow
  const facts: any = structuredClone({ ...site, introduction, coordinates, companies, closedDays });
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => inner[key], facts);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return () => checkSite(facts);
}

test("today's facts pass", () => {
  expect(() => checkSite()).not.toThrow();
});

describe('an invalid fact is refused, and its field is named', () => {
  test.each([
    ['inquiries.email', 'hello at dunavik.example', 'inquiries.email: expected an e-mail address'],
    ['offices.0.email', 'stockholm@', 'offices[0].email: expected an e-mail address'],
    ['offices.1.email', 'a@b@c.example', 'offices[1].email: expected an e-mail address'],
    ['offices.0.email', 'mailto:a@b.example', 'offices[0].email: expected an e-mail address'],
    ['inquiries.phone', '08-465 004 00', 'inquiries.phone: expected a phone number in E.164'],
    ['inquiries.phone', '+46 8 465 004 00', 'inquiries.phone: expected a phone number in E.164'],
    ['offices.1.phone', '003610000000', 'offices[1].phone: expected a phone number in E.164'],
    ['offices.1.phone', '+046846500400', 'offices[1].phone: expected a phone number in E.164'],
    ['offices.1.phone', '+4684650040012345', 'offices[1].phone: expected a phone number in E.164'],
    ['offices.1.phone', undefined, 'offices[1].phone: '],
    ['offices', [site.offices[0]], 'offices: expected at least two'],
    ['offices', [site.offices[0], site.offices[0]], 'offices: expected each id once'],
    ['offices.0.id', 'göteborg', 'offices[0].id: expected lower-case words'],
    ['offices.0.timeZone', 'Europe/Stokholm', 'offices[0].timeZone: expected an IANA time zone'],
    ['offices.0.timeZone', '+01:00', 'offices[0].timeZone: expected an IANA time zone'],
    ['offices.0.timeZone', '', 'offices[0].timeZone: expected an IANA time zone'],
    ['offices.0.countryCode', 'se', 'offices[0].countryCode: expected an ISO 3166 code'],
    ['name', 'Duna Vik', 'name: expected one word'],
    ['name', '', 'name: expected one word'],
    ['name', '3Vik', 'name: expected one word'],
    ['name', 'Duna-Vik', 'name: expected one word'],
    ['url', 'http://dunavik.example', 'url: expected an address that begins with https://'],
    ['url', 'dunavik.example', 'url: expected an address that begins with https://'],
    ['url', 'https://dunavik.example/', 'url: expected no slash at the end'],
    ['blog.url', 'javascript:alert(1)', 'blog.url: expected an address that begins with https://'],
    ['socials.1.url', '//facebook.com/x', 'socials[1].url: expected an address that begins with https://'],
    ['socials', [], 'socials: '],
    ['sweden.path', '/sverige', 'sweden.path: expected lower-case words'],
    ['sweden.path', 'Sverige', 'sweden.path: expected lower-case words'],
    ['sweden.label', '  ', 'sweden.label: '],
    ['introduction.description', 'x'.repeat(161), 'introduction.description: search results cut a description'],
    ['introduction.founded', '2016', 'introduction.founded: '],
    ['fax', '+46846500499', 'the whole file: Unrecognized key: "fax"'],
  ])('%s: %j', (field, value, message) => {
    expect(withFact(field, value)).toThrow(`src/site.ts: ${message}`);
  });
});

describe("another agency's facts pass", () => {
  test.each([
    ['name', 'Őrség'],
    ['name', 'Studio54'],
    ['url', new URL('https://őrség.example').origin],
    ['inquiries.email', 'hello+web@sub.dunavik.example'],
    ['inquiries.phone', '+442079460000'],
    ['offices.0.timeZone', 'Asia/Kolkata'],
    ['offices.0.timeZone', 'Europe/Kyiv'],
    ['offices.0.timeZone', 'UTC'],
    ['offices', [...site.offices, { ...site.offices[0], id: 'malmo' }]],
    ['offices.0.id', 'malmo'],
  ])('%s: %j', (field, value) => {
    expect(withFact(field, value)).not.toThrow();
  });
});

test('a closure that ends before it begins is refused', () => {
  const check = withFact('closedDays', [{ from: '2027-08-01', to: '2027-07-05' }]);
  expect(check).toThrow('src/site.ts: closedDays[0]: expected from before to');
});

test('a place that is nowhere on earth is refused', () => {
  const check = () =>
    checkSite({ ...site, introduction, companies, closedDays, coordinates: { stockholm: { latitude: 590.3, longitude: 18 } } });
  expect(check).toThrow('src/site.ts: coordinates.stockholm.latitude: ');
});

test.each([
  ['office', 'malmo'],
  ['legalName', ''],
  ['vatNumber', '559900000001'],
])('a company with %s "%s" is refused', (field, value) => {
  expect(withFact(`companies.0.${field}`, value)).toThrow(`src/site.ts: companies[0].${field}: `);
});

test('all errors are reported at once, a line each', () => {
  const check = () =>
    checkSite({
      ...site,
      coordinates,
      companies,
      closedDays,
      introduction: { ...introduction, founded: 0 },
      name: 'Two Words',
      url: 'http://a.example',
    });
  expect(check).toThrow(/^(src\/site\.ts: .*\n){2}src\/site\.ts: .*$/);
});
