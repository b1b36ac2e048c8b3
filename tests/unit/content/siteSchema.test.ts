import { expect, test } from 'vitest';
import { agencySchema, loadAgency } from '../../../src/content/build/agency.ts';
import { checkAgainst } from '../../../src/content/build/plainMessage.ts';
import { checkSite } from '../../../src/content/build/siteSchema.ts';
import { site } from '../../../src/site.ts';

const check = {
  'site.json': checkSite,
  'agency.yaml': (facts: unknown) => checkAgainst(agencySchema, 'src/content/agency.yaml', facts),
};

/** The file that contains a fact, and a check of that file with the fact changed; `undefined` removes it. */
function withFact(field: string, value: unknown) {
  const file = /^(title|description|founded|coordinates|companies)/.test(field)
    ? 'agency.yaml'
    : 'site.json';
  // biome-ignore lint/suspicious/noExplicitAny: a test sets what the schema does not allow
  const facts: any = structuredClone(file === 'site.json' ? site : loadAgency());
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((inner, key) => inner[key], facts);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return { file, check: () => check[file](facts) };
}

test.each([
  ['inquiries.email', 'hello at dunavik.example', 'inquiries.email: expected an e-mail address'],
  [
    'inquiries.phone',
    '08-465 004 00',
    'inquiries.phone: expected a phone number with its country’s code',
  ],
  [
    'inquiries.phone',
    '+46 8 465',
    'inquiries.phone: expected a phone number as long as those of its country',
  ],
  ['inquiries.phone', '+46317001412', 'inquiries.phone: expected groups as in +46 31 700 14 12'],
  ['offices', [], 'offices: expected 1 to 4, not 0'],
  ['offices', [site.offices[0], site.offices[0]], 'offices: expected each id once'],
  ['offices.0.timeZone', 'Europe/Stokholm', 'offices[0].timeZone: expected an IANA time zone'],
  ['offices.0.countryCode', 'se', 'offices[0].countryCode: expected an ISO 3166 code'],
  ['shortName', 'Duna Vik', 'shortName: expected a word of lower-case letters'],
  ['url', 'http://dunavik.example', 'url: expected a URL that begins with https://'],
  ['url', 'https://dunavik.example/', 'url: expected no slash at the end'],
  [
    'blog',
    { label: 'Blog', url: 'javascript:alert(1)' },
    'blog.url: expected a URL that begins with https://',
  ],
  ['strictTransport', 'preload', 'strictTransport: expected includeSubDomains,'],
  ['sweden.path', '/sverige', 'sweden.path: expected lower-case words'],
  ['description', 'x'.repeat(161), 'description: expected 155 characters at most'],
  [
    'coordinates.goteborg.latitude',
    590.3,
    'coordinates.goteborg.latitude: expected <=90, not 590.3',
  ],
  ['coordinates.goteborg', undefined, 'coordinates.goteborg: missing; expected fields below it'],
  ['companies.0.office', 'malmo', 'companies[0].office: "malmo": expected one of goteborg'],
  [
    'companies.0.vatNumber',
    '559900000001',
    'companies[0].vatNumber: expected a VAT number with its country',
  ],
  [
    'closedDays',
    [{ from: '2027-08-01', to: '2027-07-05' }],
    'closedDays[0]: expected from before to',
  ],
  ['fax', '+46846500499', 'fax: unknown; expected one of name, shortName'],
])('rejects %s: %j', (field, value, message) => {
  const { file, check } = withFact(field, value);
  expect(check).toThrow(`src/content/${file}: ${message}`);
});

test.each([
  ['name', 'Norrsken & Co'],
  ['inquiries.phone', '+46 31 700 14 12'],
  ['blog', undefined],
  ['sweden', undefined],
  ['offices', [site.offices[0]]],
  ['url', new URL('https://őrség.example').origin],
  ['offices', [...site.offices, { ...site.offices[0], id: 'malmo' }]],
])('accepts %s: %j', (field, value) => expect(withFact(field, value).check).not.toThrow());
