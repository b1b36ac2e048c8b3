import { industries } from '../../content/industries/list.ts';
import { services } from '../../content/services/list.ts';
import { routes } from '../../site.ts';
import { breakpoints } from '../../theme/tokens.ts';
import type { WorkTeaser } from './teaser.ts';

/** The slugs that are wanted. */
export interface WorksFilter {
  service: string | undefined;
  industry: string | undefined;
}

export type Facet = keyof WorksFilter;

/** What can be filtered by. Browsers get it with the page's data, which costs less than a script with all names. */
export interface FilterTable extends Record<Facet, readonly { slug: string; name: string }[]> {
  /**
   * How many works each filter leaves: a row for each service and a last one for all, and in each a column for each industry
   * and a last one for all. It does not grow with the works.
   */
  counts: readonly (readonly number[])[];
}

interface Facets {
  services: readonly string[];
  industries: readonly string[];
}

export type ListedWork = WorkTeaser & Facets;

/** How many works a page of the list shows, and how many "Show more works" adds. */
export const worksPerPage = 24;

/** A page of the list of works, from 1. */
export const worksPagePath = (number: number) => (number > 1 ? `${routes.works}/page/${number}` : routes.works);

/** A filter, and as how many pages the works that it leaves are shown below each other. */
export type ShownWorks = WorksFilter & { page: number };

type Query = Record<string, string | string[] | undefined>;

const first = (value: Query[string]) => (Array.isArray(value) ? value[0] : value);

/** Reads the filter from an address's query; unknown values are ignored, and the first of repeated values counts. */
export function parseFilter(query: Query, table: FilterTable): WorksFilter {
  const known = (facet: Facet) => table[facet].find(({ slug }) => slug === first(query[facet]))?.slug;
  return { service: known('service'), industry: known('industry') };
}

/** The number of pages that an address's query asks for; 1 where there is none. */
export const parsePage = (query: Query) => Math.max(1, Number.parseInt(first(query.page) ?? '', 10) || 1);

/** The address of the works page with a filter: `/works?service=ux-audit&industry=fintech`. The number of pages comes last. */
export function filterHref({ service, industry }: WorksFilter, page = 1): string {
  const query = new URLSearchParams({
    ...(service && { service }),
    ...(industry && { industry }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${routes.works}?${query}` : routes.works;
}

/** Where the works are that a filter leaves, a page in a file, below Next's own data of the same build. */
export const moreWorksFolder = ({ service, industry }: Partial<WorksFilter>) =>
  `more-works/${service ?? 'all'}/${industry ?? 'all'}`;

export const matches = (work: Facets, { service, industry }: WorksFilter) =>
  (!service || work.services.includes(service)) && (!industry || work.industries.includes(industry));

/** How many works a filter leaves, of all there are. */
export function countOf({ counts, ...table }: FilterTable, filter: WorksFilter): number {
  // Nothing is found at -1, which is the last one.
  const index = (facet: Facet) => table[facet].findIndex(({ slug }) => slug === filter[facet]);
  return counts.at(index('service'))?.at(index('industry')) ?? 0;
}

/** Screens that show both facets open side by side; narrower screens fold them. */
export const facetsUnfoldedQuery = `(min-width: ${breakpoints.tablet})`;

/** Whether the HTML is being made: browsers get these scripts inline, and need not have them in others. */
const exporting = typeof window === 'undefined';

/** Folds a facet on phones. Runs inline within its summary, before its links are parsed, so that none is ever painted. */
export const foldFacetScript = exporting
  ? `document.currentScript.closest('details').open=matchMedia('${facetsUnfoldedQuery}').matches`
  : '';

/** Written out, as only then the bundler drops the lists. */
const slugs =
  typeof window === 'undefined'
    ? JSON.stringify({ service: services.map(({ slug }) => slug), industry: industries.map(({ slug }) => slug) })
    : '';

/**
 * Attributes by which the inline script finds the page's parts; the value of `count` is the word in "3 of 10 works: Branding",
 * that of `counts` the table of how many works each filter leaves.
 */
export const filterAttributes = {
  facet: 'data-facet',
  count: 'data-count',
  counts: 'data-counts',
  shown: 'data-shown',
} as const;

/**
 * The same decisions for a page that has just been parsed, before hydration: hides works that the query excludes, so that the
 * list does not flash unfiltered, and sets the final text of count and links. Runs inline right after the list. It contains no
 * "<", which Trusted Types would treat as markup when React writes the element (docs/adr/4).
 */
export const filterListScript = exporting
  ? `(function(){var q=new URLSearchParams(location.search),known=${slugs},f={},all=[].slice.call(document.querySelectorAll('[data-services]')),
table=JSON.parse(document.querySelectorAll('[${filterAttributes.counts}]')[0].getAttribute('${filterAttributes.counts}'));
function count(f){return table.at(known.service.indexOf(f.service)).at(known.industry.indexOf(f.industry))}
for(var k in known){var v=q.get(k);if(known[k].includes(v))f[k]=v}
if(!f.service&&!f.industry)return;
all.forEach(function(e){e.hidden=f.service&&!e.dataset.services.split(' ').includes(f.service)||f.industry&&!e.dataset.industries.split(' ').includes(f.industry)||false});
var names=[];
document.querySelectorAll('[${filterAttributes.facet}]').forEach(function(n){var k=n.getAttribute('${filterAttributes.facet}');
n.querySelectorAll('a').forEach(function(a){var v=new URLSearchParams(a.search).get(k),g={service:f.service,industry:f.industry},s=a.querySelector('sup'),p=new URLSearchParams;
g[k]=v;for(var i in g)if(g[i])p.set(i,g[i]);p+='';a.setAttribute('href',a.pathname+(p&&'?'+p));
if(v==f[k]){a.setAttribute('aria-current','true');var c=n.querySelector('summary span'),t=a.firstChild.data.trim();if(v){names.push(t);if(c)c.textContent=t}}else a.removeAttribute('aria-current');
if(v){var m=count(g);if(s){s.firstChild.data=m;s.hidden=!m}m?a.removeAttribute('data-empty'):a.setAttribute('data-empty','')}})});
document.querySelectorAll('[${filterAttributes.count}]').forEach(function(e){e.textContent=[count(f),e.getAttribute('${filterAttributes.count}'),e.textContent].join(' ')+': '+names.join(', ')});
document.querySelectorAll('[data-shown]').forEach(function(e){var p=new URLSearchParams(f),a=e.parentNode.querySelector('a');p.set('page',2);
e.textContent=e.textContent.replace(/\\d+(\\D+)\\d+/,all.filter(function(e){return!e.hidden}).length+'$1'+count(f));a.setAttribute('href',location.pathname+'?'+p)})})()`
  : '';
