import { expect, test } from 'vitest';
import { contentFolder } from '#src/content/contentFolder.ts';
import { loadAgency } from '#src/content/load/loadAgency.ts';
import { agencySchema } from '#src/content/schemas/agencySchema.ts';
import { checkAgainst } from '#src/content/schemas/plainMessage.ts';
import { checkSite } from '#src/content/schemas/siteSchema.ts';
import { site } from '#src/site.ts';

const agencyFile = `${contentFolder}/agency.yaml`;
/** Checks both files, with other values for some facts. */
const check = ({ inSite = {}, inAgency = {} }) => {
  checkSite({ ...site, ...inSite });
  checkAgainst(agencySchema, agencyFile, { ...loadAgency(), ...inAgency });
};

const [office] = site.offices;
const inquiries = { ...site.inquiries, phone: '+46317001412' };

test.each<[problem: string, inSite: object]>([
  ['inquiries.phone: expected the country’s code and groups', { inquiries }],
  ['offices: expected each id once', { offices: [office, office] }],
  [
    'offices[0].timeZone: expected an IANA time zone',
    { offices: [{ ...office, timeZone: 'Europe/Stokholm' }] },
  ],
  ['url: expected a URL that begins with https://', { url: 'http://dunavik.example' }],
  ['url: expected https://a.example, with nothing', { url: 'https://A.example/en?a' }],
  ['strictTransport: expected includeSubDomains,', { strictTransport: 'preload' }],
  ['sweden.path: expected lower-case words', { sweden: { path: '/sverige' } }],
  [
    'sweden: a site in Swedish has no',
    { language: 'sv', sweden: { label: 'Sverige', path: 'sverige' } },
  ],
  [
    'closedDays[0]: expected the first day before the last',
    { closedDays: [{ from: '2027-08-01', to: '2027-07-05' }] },
  ],
])('reports site.json: %s', (problem, inSite) => {
  expect(() => check({ inSite })).toThrow(`${contentFolder}/site.json: ${problem}`);
});

test.each<[problem: string, inAgency: object]>([
  [
    'coordinates.goteborg.latitude: expected <=90, not 590.3',
    { coordinates: { goteborg: { latitude: 590.3 } } },
  ],
  [
    'skylines.goteborg.moon: expected from below to',
    { skylines: { goteborg: { moon: { from: 9, to: 9 } } } },
  ],
  ['companies[0].office: "malmo": expected one of goteborg', { companies: [{ office: 'malmo' }] }],
])('reports agency.yaml: %s', (problem, inAgency) => {
  expect(() => check({ inAgency })).toThrow(`${agencyFile}: ${problem}`);
});

test('accepts a site without a Swedish page and coordinates', () =>
  check({ inSite: { sweden: undefined }, inAgency: { coordinates: {} } }));
