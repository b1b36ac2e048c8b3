import type { FrameLocator, Page } from 'playwright/test';

/** Notes what moves in the pages to come and in their frames: a transition may have ended before a busy machine looks. */
export const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const nameOf = (element: Element) => element.id || element.className || element.localName;
    for (const type of ['transitionrun', 'animationstart'])
      addEventListener(type, ({ target }) => moved.push(`${type}: ${nameOf(target as Element)}`), true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      moved.push(`animate: ${nameOf(this)}`);
      return animate.apply(this, given);
    };
  });

/** What has moved in a frame so far, one line each. */
export const movedIn = (frame: FrameLocator): Promise<string[]> =>
  frame.locator('html').evaluate(() => (window as unknown as { moved: string[] }).moved);
