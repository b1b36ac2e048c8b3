import { industries } from '../../content/industries/list.ts';
import type { Work } from '../../content/load.ts';
import { services } from '../../content/services/list.ts';
import { teaser } from './teaser.ts';
import { type FilterTable, type ListedWork, matches, worksPagePath, worksPerPage } from './worksFilter.ts';

type Facets = Pick<Work, 'services' | 'industries'>;

/** How many pages a list of works takes. */
export const pageCount = (works: readonly unknown[]) => Math.max(1, Math.ceil(works.length / worksPerPage));

/** What the works can be filtered by. */
export const filterTable = (works: readonly Facets[]): FilterTable => ({
  service: services,
  industry: industries,
  counts: [...services, undefined].map((service) =>
    [...industries, undefined].map(
      (industry) => works.filter((work) => matches(work, { service: service?.slug, industry: industry?.slug })).length,
    ),
  ),
});

/** The works of one page of the list, newest first. @param number from 1 */
export const worksOnPage = (works: readonly Work[], number: number): ListedWork[] =>
  works
    .slice((number - 1) * worksPerPage, number * worksPerPage)
    .map((work) => ({ ...teaser(work), services: work.services, industries: work.industries }));

/** Links from a further page of the list to those beside it. */
export const pagesBeside = (number: number, last: number, { newer, older }: { newer: string; older: string }) => [
  { href: worksPagePath(number - 1), text: newer },
  ...(number < last ? [{ href: worksPagePath(number + 1), text: older }] : []),
];
