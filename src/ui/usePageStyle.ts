import { useLayoutEffect } from 'react';

/**
 * Puts style rules of one page into the document's head for as long as that page is shown. An exported document has them there
 * already; after a page change next/head would add them a frame late.
 */
export const usePageStyle = (style: string) =>
  useLayoutEffect(() => {
    const element = document.createElement('style');
    element.textContent = style;
    document.head.append(element);
    return () => element.remove();
  }, [style]);
