import type { APIRequestContext, Page } from 'playwright/test';
import { industries } from '../../src/content/industries/list.ts';
import { services } from '../../src/content/services/list.ts';
import { routes } from '../../src/site.ts';

export interface Work {
  href: string;
  services: string[];
  industries: string[];
}

/** Every work that the served page lists, with what it is labelled. */
export async function listedWorks(request: APIRequestContext): Promise<Work[]> {
  const html = await (await request.get(routes.works)).text();
  const entry = /<li[^>]* data-services="([^"]*)" data-industries="([^"]*)"[^>]*>.*?href="(\/works\/[^"]+)"/gs;
  return [...html.matchAll(entry)].map(([, own = '', fields = '', href = '']) => ({
    href,
    services: own.split(' '),
    industries: fields.split(' '),
  }));
}

export interface Filter {
  service?: string;
  industry?: string;
}

export const address = (filter: Filter) => `${routes.works}?${new URLSearchParams({ ...filter })}`;

/** The works that carry the labels of a filter, by their addresses. */
export const carrying = (works: Work[], { service, industry }: Filter) =>
  works
    .filter((work) => (!service || work.services.includes(service)) && (!industry || work.industries.includes(industry)))
    .map(({ href }) => href);

/** The addresses of the works that a visitor sees in the list. */
export const shownWorks = (page: Page) =>
  page.locator('main li[data-services]:visible a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Two labels that no work has together, each of which some work has. */
export function emptyPair(works: Work[]): Required<Filter> {
  for (const { slug: service } of services) {
    for (const { slug: industry } of industries) {
      const some = carrying(works, { service }).length > 0 && carrying(works, { industry }).length > 0;
      if (some && carrying(works, { service, industry }).length === 0) return { service, industry };
    }
  }
  throw new Error('Every service has a work in every industry; there is no empty filter to look at');
}
