import { expect, test } from 'vitest';
import { agencySchema, loadAgency } from '#src/content/build/agency.ts';
import { contentFolder } from '#src/content/build/folder.ts';
import { checkAgainst } from '#src/content/build/plainMessage.ts';
import { checkSite } from '#src/content/build/siteSchema.ts';
import { site } from '#src/site.ts';
import { withField, withPath } from './fields.ts';

const check = {
  'site.json': checkSite,
  'agency.yaml': (facts: unknown) =>
    checkAgainst(agencySchema, `${contentFolder}/agency.yaml`, facts),
};

/** The file that contains a fact, and a check of that file with the fact changed. */
function change(field: string, value: unknown) {
  const file = /^(title|description|founded|coordinates|companies)/.test(field)
    ? 'agency.yaml'
    : 'site.json';
  const facts = withField(file === 'site.json' ? site : loadAgency(), field, value);
  return { file, check: () => check[file](facts) };
}

test.each([
  ['inquiries.email', 'hello at dunavik.example', 'expected an e-mail address'],
  ['inquiries.phone', '08-465 004 00', 'expected the country’s code and groups of digits'],
  ['inquiries.phone', '+46 8 465', 'expected a phone number as long as those of its country'],
  ['inquiries.phone', '+46317001412', 'expected the country’s code and groups of digits'],
  ['offices', [], 'expected 1 to 4, not 0'],
  ['offices', [site.offices[0], site.offices[0]], 'expected each id once'],
  ['offices.0.timeZone', 'Europe/Stokholm', 'expected an IANA time zone'],
  ['offices.0.countryCode', 'se', 'expected an ISO 3166 code'],
  ['shortName', 'Duna Vik', 'expected a word of lower-case letters'],
  ['url', 'http://dunavik.example', 'expected a URL that begins with https://'],
  ['url', 'https://dunavik.example/', 'expected no slash at the end'],
  [
    'blog',
    { label: 'Blog', url: 'javascript:alert(1)' },
    'blog.url: expected a URL that begins with https://',
  ],
  ['strictTransport', 'preload', 'expected includeSubDomains,'],
  ['sweden.path', '/sverige', 'expected lower-case words'],
  ['description', 'x'.repeat(161), 'expected 155 characters at most'],
  ['coordinates.goteborg.latitude', 590.3, 'expected <=90, not 590.3'],
  ['companies.0.office', 'malmo', '"malmo": expected one of goteborg'],
  ['companies.0.vatNumber', '559900000001', 'expected a VAT number with its country'],
  [
    'closedDays',
    [{ from: '2027-08-01', to: '2027-07-05' }],
    'closedDays[0]: expected the first day before the last',
  ],
  ['fax', '+46846500499', 'unknown; expected one of closedDays'],
])('rejects %s: %j', (field, value, message) => {
  const { file, check } = change(field, value);
  expect(check).toThrow(`${contentFolder}/${file}: ${withPath(field, message)}`);
});

test.each([
  ['name', 'Norrsken & Co'],
  ['inquiries.phone', '+46 31 700 14 12'],
  ['inquiries.phone', '+358 9 4245 0137'],
  ['blog', undefined],
  ['coordinates.goteborg', undefined],
  ['sweden', undefined],
  ['offices', [site.offices[0]]],
  ['url', new URL('https://őrség.example').origin],
  ['offices', [...site.offices, { ...site.offices[0], id: 'malmo' }]],
])('accepts %s: %j', (field, value) => expect(change(field, value).check).not.toThrow());
