import { type RefObject, useEffect } from 'react';
import { initialHeaderState, nextHeaderState } from './headerState.ts';

/** Sets `data-hidden` and `data-at-top` on the element as the page scrolls, without rendering. */
export function useHideOnScroll(target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const root = document.documentElement;
    let state = initialHeaderState;
    let limit = Number.POSITIVE_INFINITY;
    let frame = 0;

    // Measures the page's height only when it changes, so that scrolling never forces layout.
    const sizeObserver = new ResizeObserver(() => {
      limit = root.scrollHeight - window.innerHeight;
    });
    sizeObserver.observe(document.body);

    function apply() {
      frame = 0;
      const next = nextHeaderState(state, window.scrollY, limit);
      if (next.hidden !== state.hidden) element?.toggleAttribute('data-hidden', next.hidden);
      if (next.atTop !== state.atTop) element?.toggleAttribute('data-at-top', next.atTop);
      state = next;
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(apply);
    };
    element.setAttribute('data-at-top', '');
    apply();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizeObserver.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [target]);
}
