import { useRouter } from 'next/router';
import { useLayoutEffect, useState } from 'react';
import { type FilterTable, parseFilter, parsePage, type ShownWorks } from './worksFilter.ts';

/**
 * What the address asks to be shown. On an exported page Next knows the query only a moment after hydration; a visitor who
 * chooses in that moment would lose the earlier choice.
 */
export function useWorksFilter(table: FilterTable): ShownWorks {
  const read = (query: Parameters<typeof parseFilter>[0]): ShownWorks => ({
    ...parseFilter(query, table),
    page: parsePage(query),
  });
  const { isReady, query } = useRouter();
  const [asked, setAsked] = useState<ShownWorks>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time
  useLayoutEffect(() => {
    // Of repeated values the first one stays.
    setAsked(read(Object.fromEntries([...new URLSearchParams(window.location.search)].reverse())));
  }, []);
  return isReady ? read(query) : (asked ?? read({}));
}
