import Router, { useRouter } from 'next/router';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import { applyFilter } from './applyFilter.ts';

/**
 * Handles a click on a link of the filter: applies it without loading the page again or scrolling.
 */
export function chooseFilter(event: MouseEvent<HTMLAnchorElement>) {
  const { currentTarget, metaKey, ctrlKey, shiftKey, altKey } = event;
  // Next reads the query of an exported page some time after hydration, and then restores that URL.
  // Until then the browser follows the link.
  const isQueryRead = !window.location.search || Object.keys(Router.query).length > 0;
  if (metaKey || ctrlKey || shiftKey || altKey || !isQueryRead) return;
  event.preventDefault();
  Router.push(currentTarget.pathname + currentTarget.search, undefined, {
    shallow: true,
    scroll: false,
  });
}

/**
 * Applies the filter whenever the URL changes, and then announces the list's heading. Moves the
 * focus to the heading if the focused link is now hidden.
 */
export function useFilter(heading: RefObject<HTMLElement | null>) {
  const { asPath } = useRouter();
  const applied = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run when the URL has changed
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
