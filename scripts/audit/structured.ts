import type { BuiltPage } from './pages.ts';

/** Properties that search engines require of a thing (https://developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, string[]> = {
  Organization: ['name'],
  ProfessionalService: ['name', 'address', 'telephone', 'image', 'geo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Service: ['name', 'description', 'provider'],
  CreativeWork: ['name', 'description', 'url', 'creator'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'jobLocation',
    'baseSalary',
    'identifier',
  ],
  Place: ['address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

type Node = Record<string, unknown>;

/** Every node with a type, however deep. */
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  return [...('@type' in node ? [node] : []), ...Object.values(node).flatMap(nodes)];
}

/** All things that a page says of itself. @throws SyntaxError when a block is no JSON */
export function thingsOf(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return blocks.flatMap(([, text = '']) => nodes(JSON.parse(text)));
}

/** What the pages' structured data lack, a line each. */
export function structuredFaults(pages: BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => {
    const things = thingsOf(html);
    if (things.length === 0 && path !== '/404') return [`${path}: has no structured data`];
    return things.flatMap((thing) => {
      const type = String(thing['@type']);
      const missing = (required[type] ?? []).filter((name) => thing[name] === undefined || thing[name] === '');
      const late = type === 'JobPosting' && String(thing.validThrough) <= String(thing.datePosted);
      return [
        ...missing.map((name) => `${path}: ${type} has no ${name}`),
        ...(late ? [`${path}: JobPosting ends before it begins`] : []),
      ];
    });
  });
}
