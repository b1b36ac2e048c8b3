import { type IndustrySlug, industries } from '../../content/industries/list.ts';
import { type ServiceSlug, services } from '../../content/services/list.ts';
import { routes } from '../../site.ts';
import { breakpoints } from '../../theme/tokens.ts';

export interface WorksFilter {
  service: ServiceSlug | undefined;
  industry: IndustrySlug | undefined;
}

export type Facet = keyof WorksFilter;

interface Facets {
  services: readonly string[];
  industries: readonly string[];
}

type Query = Record<string, string | string[] | undefined>;

/** Reads the filter from an address's query; unknown values are ignored, and the first of repeated values counts. */
export function parseFilter(query: Query): WorksFilter {
  const first = (value: Query[string]) => (Array.isArray(value) ? value[0] : value);
  return {
    service: services.find(({ slug }) => slug === first(query.service))?.slug,
    industry: industries.find(({ slug }) => slug === first(query.industry))?.slug,
  };
}

/** The address of the works page with a filter: `/works?service=ux-audit&industry=fintech`. */
export function filterHref({ service, industry }: WorksFilter): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(industry && { industry }) }).toString();
  return query ? `${routes.works}?${query}` : routes.works;
}

export const matches = (work: Facets, { service, industry }: WorksFilter) =>
  (!service || work.services.includes(service)) && (!industry || work.industries.includes(industry));

/** Screens that show both facets open side by side; narrower screens fold them. */
export const facetsUnfoldedQuery = `(min-width: ${breakpoints.tablet})`;

/** Whether the HTML is being made: browsers get these scripts inline, and need not have them in others. */
const exporting = typeof window === 'undefined';

/** Folds a facet on phones. Runs inline within its summary, before its links are parsed, so that none is ever painted. */
export const foldFacetScript = exporting
  ? `document.currentScript.closest('details').open=matchMedia('${facetsUnfoldedQuery}').matches`
  : '';

const slugs = exporting
  ? JSON.stringify({ service: services.map(({ slug }) => slug), industry: industries.map(({ slug }) => slug) })
  : '';

/** Attributes by which the inline script finds the page's parts; the count's value is the word in "3 of 10 works: Branding". */
export const filterAttributes = { facet: 'data-facet', count: 'data-count' } as const;

/**
 * The same decisions for a page that has just been parsed, before hydration: hides works that the query excludes, so that the
 * whole list does not flash, and sets the final text of count and links. Runs inline right after the list. It contains no
 * "<", which Trusted Types would treat as markup when React writes the element (docs/adr/4).
 */
export const filterListScript = exporting
  ? `(function(){var q=new URLSearchParams(location.search),known=${slugs},f={},all=[].slice.call(document.querySelectorAll('[data-services]'));
for(var k in known){var v=q.get(k);if(known[k].includes(v))f[k]=v}
if(!f.service&&!f.industry)return;
function left(f){return all.filter(function(e){return!(f.service&&!e.dataset.services.split(' ').includes(f.service)||f.industry&&!e.dataset.industries.split(' ').includes(f.industry))})}
var shown=left(f),names=[];all.forEach(function(e){e.hidden=!shown.includes(e)});
document.querySelectorAll('[${filterAttributes.facet}]').forEach(function(n){var k=n.getAttribute('${filterAttributes.facet}');
n.querySelectorAll('a').forEach(function(a){var v=new URLSearchParams(a.search).get(k),g={service:f.service,industry:f.industry},s=a.querySelector('sup'),p=new URLSearchParams;
g[k]=v;for(var i in g)if(g[i])p.set(i,g[i]);p+='';a.setAttribute('href',a.pathname+(p&&'?'+p));
if(v==f[k]){a.setAttribute('aria-current','true');var c=n.querySelector('summary span'),t=a.firstChild.data.trim();if(v){names.push(t);if(c)c.textContent=t}}else a.removeAttribute('aria-current');
if(v){var m=left(g).length;if(s){s.firstChild.data=m;s.hidden=!m}m?a.removeAttribute('data-empty'):a.setAttribute('data-empty','')}})});
document.querySelectorAll('[${filterAttributes.count}]').forEach(function(e){e.textContent=[shown.length,e.getAttribute('${filterAttributes.count}'),e.textContent].join(' ')+': '+names.join(', ')})})()`
  : '';
