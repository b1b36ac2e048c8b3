import type { APIRequestContext, Page } from 'playwright/test';
import { industries } from '../../src/content/industries/list.ts';
import { services } from '../../src/content/services/list.ts';
import { routes } from '../../src/site.ts';

export interface Work {
  href: string;
  services: string[];
  industries: string[];
}

/** Every work that the served page lists, with its labels. */
export async function listedWorks(request: APIRequestContext): Promise<Work[]> {
  const html = await (await request.get(routes.works)).text();
  const entry = /<li[^>]* data-service="([^"]*)" data-industry="([^"]*)"[^>]*>.*?href="(\/works\/[^"]+)"/gs;
  return [...html.matchAll(entry)].map(([, own = '', fields = '', href = '']) => ({
    href,
    services: own.split(' '),
    industries: fields.split(' '),
  }));
}

interface Filter {
  service?: string;
  industry?: string;
}

export function address(filter: Filter) {
  const query = new URLSearchParams({ ...filter }).toString();
  return query ? `${routes.works}?${query}` : routes.works;
}

/** The name of a label, as filters and counts show it. */
export const named = (facet: keyof Filter, slug: string) =>
  (facet === 'service' ? services : industries).find((label) => label.slug === slug)?.name ?? 'no name';

/** The addresses of the works that have the labels of a filter. */
export const worksWith = (works: Work[], { service, industry }: Filter) =>
  works
    .filter((work) => (!service || work.services.includes(service)) && (!industry || work.industries.includes(industry)))
    .map(({ href }) => href);

/** The addresses of the works that are visible in the list. */
export const shownWorks = (page: Page) =>
  page.locator('main li[data-service]:visible a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Two labels that no work has together, though each belongs to some work. */
export function unmatchedPair(works: Work[]): Required<Filter> {
  for (const { slug: service } of services) {
    for (const { slug: industry } of industries) {
      const some = worksWith(works, { service }).length > 0 && worksWith(works, { industry }).length > 0;
      if (some && worksWith(works, { service, industry }).length === 0) return { service, industry };
    }
  }
  throw new Error('Every service has a work in every industry; there is no empty filter to look at');
}
