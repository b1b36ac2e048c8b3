import { useRouter } from 'next/router';
import { useLayoutEffect, useState } from 'react';
import { parseFilter, type WorksFilter } from './worksFilter.ts';

/**
 * The filter in the address. On an exported page Next knows the query only a moment after hydration; a visitor who chooses
 * in that moment would lose the earlier choice.
 */
export function useWorksFilter(): WorksFilter {
  const { isReady, query } = useRouter();
  const [asked, setAsked] = useState<WorksFilter>();
  useLayoutEffect(() => {
    const params = new URLSearchParams(window.location.search);
    const first = (name: string) => params.get(name) ?? undefined;
    setAsked(parseFilter({ service: first('service'), industry: first('industry') }));
  }, []);
  return isReady ? parseFilter(query) : (asked ?? parseFilter({}));
}
