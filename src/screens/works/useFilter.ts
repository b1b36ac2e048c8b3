import Router, { useRouter } from 'next/router';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import { applyFilter } from './applyFilter.ts';

/** For a link of the filter: shows its works at once, and leaves the page where it is scrolled to. */
export function chooseFilter(event: MouseEvent<HTMLAnchorElement>) {
  const { currentTarget, metaKey, ctrlKey, shiftKey, altKey } = event;
  // Until Next has read the query of an exported page, which it is ready before, it would put that address back. The browser
  // then follows the link by itself.
  const isQueryRead = !window.location.search || Object.keys(Router.query).length > 0;
  if (metaKey || ctrlKey || shiftKey || altKey || !isQueryRead) return;
  event.preventDefault();
  Router.push(currentTarget.pathname + currentTarget.search, undefined, {
    shallow: true,
    scroll: false,
  });
}

/**
 * Keeps the list as the address asks. Each choice is announced by the list's heading, which gets the focus if the link that
 * had it is gone.
 */
export function useFilter(heading: RefObject<HTMLElement | null>) {
  const { asPath } = useRouter();
  const applied = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed
  useLayoutEffect(() => {
    const { search } = window.location;
    const before = applied.current;
    applied.current = search;
    applyFilter();
    if (before === undefined || before === search || !heading.current) return;
    announce(heading.current.textContent);
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('[hidden]'))
      heading.current.focus();
  }, [asPath]);
}
