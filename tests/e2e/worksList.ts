import type { Page } from 'playwright/test';
import { loadWorks } from '#src/content/load/load.ts';
import { routes, workPath } from '#src/site.ts';

export const works = loadWorks();

export interface Filter {
  service?: string;
  industry?: string;
}

export function worksUrl(filter: Filter) {
  const query = new URLSearchParams({ ...filter }).toString();
  return query ? `${routes.works}?${query}` : routes.works;
}

export function worksWith({ service, industry }: Filter) {
  const has = (labels: readonly string[], label?: string) => !label || labels.includes(label);
  const found = works.filter(
    (work) => has(work.services, service) && has(work.industries, industry),
  );
  return found.map(({ slug }) => workPath(slug));
}

export const shownWorks = (page: Page) =>
  page
    .locator('main li[data-service]:visible a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
