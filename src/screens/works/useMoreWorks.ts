import { useEffect, useReducer } from 'react';
import { filterHref, type ListedWork, moreWorksFolder, type ShownWorks, worksPagePath, worksPerPage } from './worksFilter.ts';

let code: typeof import('./moreWorks.ts') | undefined;

/**
 * The works that a filter leaves beyond those of the page, as far as the address asks for them and they have been loaded, and
 * where to find more: in the list, or on the next page as long as the code for that is missing. Only a page that lacks works
 * loads it.
 * @param own how many works of the page the filter leaves
 * @param total how many there are
 */
export function useMoreWorks(filter: ShownWorks, own: number, total: number): { works: ListedWork[]; href: string } {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const { page } = filter;
  const folder = moreWorksFolder(filter);
  const wish = { folder, own, total, page, perPage: worksPerPage };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  useEffect(() => {
    if (own < total)
      import('./moreWorks.ts').then((module) => {
        if (!code) draw();
        code = module;
        module.addWorks(wish, draw, worksPagePath(page));
      }, draw);
  }, [folder, own, total, page]);
  return {
    works: code ? code.loadedWorks(wish) : [],
    href: code || folder !== moreWorksFolder({}) ? filterHref(filter, page + 1) : worksPagePath(page + 1),
  };
}
