import * as v from 'valibot';
import { checkAgainst } from '../../src/content/checkAgainst.ts';
import { isoDate, keyMessage, oneOf, pattern } from '../../src/content/schemaParts.ts';
import { routes, site } from '../../src/site.ts';
import { type Node as Document, findAll, parseDocument, textOf } from '../html/document.ts';
import type { BuiltPage } from './pages.ts';

type Node = Record<string, unknown>;

/** emptyFields checks that it is not blank. */
const text = v.string();
const address = 'expected an address that begins with https://';
const url = v.pipe(v.string(address), v.url(address), v.startsWith('https://', address));
const number = v.number();
const aMoment = 'expected a moment such as 2027-04-30T23:59:59+02:00';
const isDay = (moment: string) => v.is(isoDate, moment.slice(0, 10));
const moment = v.pipe(v.string(aMoment), v.isoTimestamp(aMoment), v.check(isDay, aMoment));
/** A nested node. Only its type is checked here, because it is also checked by itself. */
const a = (type: string) =>
  v.looseObject({ '@type': v.literal(type, `expected the type ${type}`) }, `expected the type ${type}`);
const thing = <const Entries extends v.ObjectEntries>(entries: Entries) => v.looseObject(entries, keyMessage(entries));

/** Also true where either is not a date, which is reported separately. */
const isAfter = (later: string, earlier: string | Date) => !(Date.parse(later) <= new Date(earlier).getTime());

const range = { minValue: v.optional(number), maxValue: v.optional(number) };
interface Amount {
  value?: unknown;
  minValue?: number | undefined;
  maxValue?: number | undefined;
}
const hasAmount = ({ value, minValue, maxValue }: Amount) =>
  value !== undefined || (minValue !== undefined && maxValue !== undefined && minValue <= maxValue);
const noAmount = 'expected one, or a minValue and a maxValue that is no less';

const employment = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'];

/**
 * What search engines require of a node (https://developers.google.com/search/docs/appearance/structured-data/search-gallery) and
 * what this site promises beyond it, by type. Properties that are not named may have any value but an empty one.
 */
const rulesAt = (now: Date): Record<string, v.GenericSchema> => ({
  Organization: thing({ name: text, url }),
  ProfessionalService: thing({
    name: text,
    telephone: text,
    image: url,
    address: a('PostalAddress'),
    geo: a('GeoCoordinates'),
  }),
  GeoCoordinates: thing({ latitude: number, longitude: number }),
  PostalAddress: thing({ streetAddress: text, addressLocality: text, postalCode: text, addressCountry: text }),
  Place: thing({ address: a('PostalAddress') }),
  WebSite: thing({ name: text, url }),
  BreadcrumbList: thing({
    itemListElement: v.pipe(
      v.array(a('ListItem')),
      v.minLength(2, 'expected the home page and one page more'),
      v.check((items) => items.every(({ position }, index) => position === index + 1), 'expected positions 1, 2, 3 and so on'),
    ),
  }),
  ListItem: thing({ name: text, item: url }),
  Service: thing({ name: text, description: text, provider: a('Organization'), offers: a('Offer') }),
  Offer: thing({ description: text, priceSpecification: a('UnitPriceSpecification') }),
  UnitPriceSpecification: thing({ minPrice: number, priceCurrency: text, valueAddedTaxIncluded: v.boolean() }),
  FAQPage: thing({ mainEntity: v.array(a('Question')) }),
  Question: thing({ name: text, acceptedAnswer: a('Answer') }),
  Answer: thing({ text }),
  CreativeWork: thing({ name: text, description: text, url, creator: a('Organization') }),
  JobPosting: v.pipe(
    thing({
      title: text,
      description: text,
      datePosted: isoDate,
      validThrough: v.pipe(
        moment,
        v.check((end) => isAfter(end, now), 'expected a moment to come'),
      ),
      employmentType: oneOf(employment),
      hiringOrganization: a('Organization'),
      jobLocation: a('Place'),
      baseSalary: a('MonetaryAmount'),
      identifier: a('PropertyValue'),
    }),
    v.forward(
      v.check(({ datePosted, validThrough }) => isAfter(validThrough, datePosted), 'expected a moment after datePosted'),
      ['validThrough'],
    ),
  ),
  PropertyValue: thing({ name: text, value: text }),
  MonetaryAmount: v.pipe(
    thing({
      currency: pattern(/^[A-Z]{3}$/, 'an ISO 4217 code such as SEK'),
      value: v.optional(v.union([number, a('QuantitativeValue')], 'expected a number or a QuantitativeValue')),
      ...range,
    }),
    v.forward(
      v.check((one) => hasAmount(one), noAmount),
      ['value'],
    ),
  ),
  QuantitativeValue: v.pipe(
    thing({ value: v.optional(number), ...range, unitText: oneOf(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']) }),
    v.forward(
      v.check((one) => hasAmount(one), noAmount),
      ['value'],
    ),
  ),
});

/** Not in search results, so it has no structured data. */
const silent = ['/404'];

const below = (route: string) => (path: string) => path.startsWith(`${route}/`);

/** The types that a page must have, each with its minimum count. */
const expected: { on: (path: string, page: Document) => boolean; types: Record<string, number> }[] = [
  { on: (path) => path === routes.home, types: { Organization: 1, WebSite: 1, ProfessionalService: site.offices.length } },
  { on: (path) => path !== routes.home && !silent.includes(path), types: { BreadcrumbList: 1 } },
  { on: below(routes.services), types: { Service: 1 } },
  // The heading of a page's questions (src/screens/service/Questions.tsx).
  { on: (_, page) => findAll(page, 'h2', { id: 'questions' }).length > 0, types: { FAQPage: 1 } },
  { on: below(routes.works), types: { CreativeWork: 1 } },
  { on: below(routes.career), types: { JobPosting: 1 } },
];

const blocksOf = (page: Document): unknown[] =>
  findAll(page, 'script', { type: 'application/ld+json' }).map((block) => JSON.parse(textOf(block)));

/** Every node with a type, however deep. */
function nodes(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...('@type' in value ? [value as Node] : []), ...Object.values(value).flatMap(nodes)];
}

/** The paths of empty values: a blank text, an empty list, null, or an object that has no more than a type. */
function emptyFields(value: unknown, field: string): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [field];
  if (typeof value !== 'object') return [];
  const said = Object.entries(value ?? {}).filter(([key]) => key !== '@type');
  return said.length ? said.flatMap(([key, inner]) => emptyFields(inner, `${field}.${key}`)) : [field];
}

/** All JSON-LD nodes of a page in document order, nested ones included. @throws SyntaxError when a block is no JSON */
export const nodesOf = (page: Document): Node[] => blocksOf(page).flatMap(nodes);

/**
 * What is wrong with the pages' structured data: nodes without what search engines require, empty values, positions that have
 * expired, and types that a page of its kind lacks.
 * @param now the moment at which positions must still be open
 * @returns a line for each, `{path}: {type}: {field}: {what is expected}`
 * @throws SyntaxError when a block is no JSON
 */
export function structuredProblems(pages: BuiltPage[], now = new Date()): string[] {
  const rules = rulesAt(now);
  const problemsOfNode = (one: Node) => {
    const type = String(one['@type']);
    const rule = rules[type];
    if (!rule) return [`${type}: expected a type with a rule in scripts/audit/structured.ts`];
    try {
      checkAgainst(rule, type, one);
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };
  return pages.flatMap(({ path, html }) => {
    const page = parseDocument(html);
    const found = nodesOf(page);
    const count = (type: string) => found.filter((one) => one['@type'] === type).length;
    const missing = expected
      .filter(({ on }) => on(path, page))
      .flatMap(({ types }) => Object.entries(types).filter(([type, least]) => count(type) < least))
      .map(([type, least]) => `${type}: expected ${least}, found ${count(type)}`);
    const empty = blocksOf(page).flatMap((block) => emptyFields(block, 'JSON-LD'));
    return [...missing, ...empty.map((field) => `${field}: is empty`), ...found.flatMap(problemsOfNode)].map(
      (problem) => `${path}: ${problem}`,
    );
  });
}
