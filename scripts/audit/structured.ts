import { routes, site } from '../../src/site.ts';
import { type Node as Document, findAll, parseDocument, textOf } from '../html/document.ts';
import type { BuiltPage } from './pages.ts';

type Node = Record<string, unknown>;

/**
 * What search engines require of a node (https://developers.google.com/search/docs/appearance/structured-data/search-gallery) and
 * what this site promises beyond it, by type. The kinds of values are left to the compiler (schema-dts) and the content's schemas.
 */
const required: Record<string, string[]> = {
  Organization: ['name', 'url'],
  ProfessionalService: ['name', 'telephone', 'image', 'address', 'geo'],
  GeoCoordinates: ['latitude', 'longitude'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Place: ['address'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'provider', 'offers'],
  Offer: ['description', 'priceSpecification'],
  UnitPriceSpecification: ['minPrice', 'priceCurrency', 'valueAddedTaxIncluded'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  CreativeWork: ['name', 'description', 'url', 'creator'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'validThrough', 'employmentType', 'hiringOrganization', 'jobLocation'],
    ...['baseSalary', 'identifier'],
  ],
  PropertyValue: ['name', 'value'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
};

/** Properties that hold an address, which readers elsewhere can only follow as a whole one. */
const addresses = ['url', 'item', 'image', 'logo'];

const below = (route: string) => (path: string) => path.startsWith(`${route}/`);

/** The types that a page must have, each with its minimum count. The page for lost visitors is in no search result. */
const expected: { on: (path: string, page: Document) => boolean; types: Record<string, number> }[] = [
  { on: (path) => path === routes.home, types: { Organization: 1, WebSite: 1, ProfessionalService: site.offices.length } },
  { on: (path) => path !== routes.home && path !== '/404', types: { BreadcrumbList: 1 } },
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

/** A node that is only referred to says nothing to who reads this page alone. */
const isReference = (value: unknown) =>
  typeof value === 'object' && !Array.isArray(value) && !Object.hasOwn(Object(value), '@type');

function problemsOfNode(node: Node, now: Date): string[] {
  const type = String(node['@type']);
  const names = required[type];
  if (!names) return [`${type}: expected a type with a rule in scripts/audit/structured.ts`];
  const missing = names.filter((name) => node[name] === undefined || isReference(node[name]));
  const relative = addresses.filter((name) => name in node && !String(node[name]).startsWith('https://'));
  const isPast = type === 'JobPosting' && !(Date.parse(String(node.validThrough)) > now.getTime());
  return [
    ...missing.map((name) => `${type}: ${name}: expected on this page, complete`),
    ...relative.map((name) => `${type}: ${name}: expected an address that begins with https://`),
    ...(isPast ? [`${type}: validThrough: expected a moment to come`] : []),
  ];
}

/**
 * What is wrong with the pages' structured data: nodes without what search engines require, empty values, positions that have
 * expired, and types that a page of its kind lacks.
 * @param now the moment at which positions must still be open
 * @returns a line for each, `{path}: {type}: {field}: {what is expected}`
 * @throws SyntaxError when a block is no JSON
 */
export const structuredProblems = (pages: BuiltPage[], now = new Date()): string[] =>
  pages.flatMap(({ path, html }) => {
    const page = parseDocument(html);
    const found = nodesOf(page);
    const count = (type: string) => found.filter((one) => one['@type'] === type).length;
    const missing = expected
      .filter(({ on }) => on(path, page))
      .flatMap(({ types }) => Object.entries(types).filter(([type, least]) => count(type) < least))
      .map(([type, least]) => `${type}: expected ${least}, found ${count(type)}`);
    const empty = blocksOf(page).flatMap((block) => emptyFields(block, 'JSON-LD'));
    const all = [
      ...missing,
      ...empty.map((field) => `${field}: is empty`),
      ...found.flatMap((one) => problemsOfNode(one, now)),
    ];
    return all.map((problem) => `${path}: ${problem}`);
  });
