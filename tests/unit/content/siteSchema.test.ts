import { expect, test } from 'vitest';
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

test.each([
  ['inquiries.email', 'hello at dunavik.example', 'inquiries.email: expected an e-mail address'],
  ['inquiries.phone', '08-465 004 00', 'inquiries.phone: expected a phone number in E.164'],
  ['offices', [site.offices[0]], 'offices: expected at least 2, not 1'],
  ['offices', [site.offices[0], site.offices[0]], 'offices: expected each id once'],
  ['offices.0.timeZone', 'Europe/Stokholm', 'offices[0].timeZone: expected an IANA time zone'],
  ['offices.0.countryCode', 'se', 'offices[0].countryCode: expected an ISO 3166 code'],
  ['name', 'Duna Vik', 'name: expected one word'],
  ['url', 'http://dunavik.example', 'url: expected an address that begins with https://'],
  ['url', 'https://dunavik.example/', 'url: expected no slash at the end'],
  ['blog.url', 'javascript:alert(1)', 'blog.url: expected an address that begins with https://'],
  ['sweden.path', '/sverige', 'sweden.path: expected lower-case words'],
  ['introduction.description', 'x'.repeat(161), 'introduction.description: expected 155 characters at most'],
  ['coordinates.stockholm.latitude', 590.3, 'coordinates.stockholm.latitude: expected <=90, not 590.3'],
  ['companies.0.office', 'malmo', 'companies[0].office: "malmo": expected one of stockholm, budapest'],
  ['companies.0.vatNumber', '559900000001', 'companies[0].vatNumber: expected a VAT number with its country'],
  ['closedDays', [{ from: '2027-08-01', to: '2027-07-05' }], 'closedDays[0]: expected from before to'],
  ['fax', '+46846500499', 'fax: unknown; expected one of name, url'],
])('%s: %j is refused', (field, value, message) => {
  expect(withFact(field, value)).toThrow(`src/site.ts: ${message}`);
});

test.each([
  ['name', 'Őrség'],
  ['url', new URL('https://őrség.example').origin],
  ['offices', [...site.offices, { ...site.offices[0], id: 'malmo' }]],
])('%s: %j is accepted', (field, value) => expect(withFact(field, value)).not.toThrow());
