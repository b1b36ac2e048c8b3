import { pages, routes, site } from '../../site.ts';
import { kinds } from '../kinds.ts';
import { hasLegal, loadSweden } from './load.ts';

type PageName = keyof typeof pages;

const legalPages = ['accessibility', 'terms', 'prices', 'ai', 'dueDiligence'] as const;

/** The files in `legal/` that pages show. */
export const legalSlugs = [routes.privacy, ...legalPages.map((page) => routes[page])].map((path) =>
  path.slice(1),
);

/** Tells whether a page has content. Pages that are not listed here always have content. */
const hasContent: Partial<Record<PageName, () => boolean>> = {
  sweden: () => site.sweden !== undefined && loadSweden() !== undefined,
  ...Object.fromEntries(legalPages.map((page) => [page, () => hasLegal(routes[page].slice(1))])),
  ...Object.fromEntries(
    Object.values(kinds).flatMap(({ listPage, needsEntries, read }) =>
      listPage && needsEntries ? [[listPage, () => read().entries.length > 0]] : [],
    ),
  ),
};

/** The paths of the pages that have no content. They are not built, and nothing links to them. */
export const absentPages = (): string[] =>
  Object.entries(pages).flatMap(([name, { path }]) =>
    hasContent[name as PageName]?.() === false ? [path] : [],
  );
