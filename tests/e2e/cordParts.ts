import type { Page } from 'playwright/test';

/** Where the line of the home page's first screen ends: CSS pixels of the window. */
export const looseEnd = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll<SVGPathElement>('main section:first-of-type svg path')];
    const line = lines.findLast((it) => it.checkVisibility());
    const toWindow = line?.getScreenCTM();
    if (!line || !toWindow) throw new Error('There is no line');
    const { x, y } = line.getPointAtLength(line.getTotalLength()).matrixTransform(toWindow);
    return { x, y };
  });
