import { pages, site } from '../../site.ts';
import { hasLegal, loadSweden, loadWorks } from './load.ts';

/** Whether there is something to show on a page of the table in `site.ts`; the others need nothing but their own words. */
const isThere: Partial<Record<keyof typeof pages, () => boolean>> = {
  works: () => loadWorks().length > 0,
  sweden: () => site.sweden !== undefined && loadSweden() !== undefined,
  ...Object.fromEntries(
    (['accessibility', 'terms', 'prices', 'ai', 'dueDiligence'] as const).map((page) => [
      page,
      () => hasLegal(pages[page].path.slice(1)),
    ]),
  ),
};

/** The paths of the pages that there is no content for. They are not built, and nothing links to them. */
export const absentPages = (): string[] =>
  Object.entries(pages).flatMap(([name, { path }]) =>
    isThere[name as keyof typeof pages]?.() === false ? [path] : [],
  );
