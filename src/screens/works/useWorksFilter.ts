import { useRouter } from 'next/router';
import { useLayoutEffect, useState } from 'react';
import { parseFilter, type WorksFilter } from './worksFilter.ts';

/**
 * The filter that the address asks for. Of an exported page Next knows the query only a moment after React has taken it
 * over; whoever chose in that moment would lose what was chosen before.
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
