import { useRouter } from 'next/router';
import { type RefObject, useEffect } from 'react';
import { announce } from '../../ui/announce.ts';

/** Announces the heading of the list after each choice of a filter, and gives it the focus if the link that had it is gone. */
export function useAnnouncedCount(heading: RefObject<HTMLElement | null>) {
  const { events } = useRouter();
  useEffect(() => {
    // Works that are added to the list announce themselves.
    const filter = () => window.location.search.replace(/[?&]page=\d+/, '');
    let announced = filter();
    const announceCount = () => {
      const { current } = heading;
      // The page has been opened or left.
      if (!current || filter() === announced) return;
      announced = filter();
      announce(current.textContent);
      if (document.activeElement === document.body) current.focus({ preventScroll: true });
    };
    events.on('routeChangeComplete', announceCount);
    return () => events.off('routeChangeComplete', announceCount);
  }, [events, heading]);
}
