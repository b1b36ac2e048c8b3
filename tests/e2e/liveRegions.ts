import type { Page } from 'playwright/test';

/** Lets `announced` tell what live regions have said since the page was opened, in order. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const region of new Set(
        changes.map(({ target }) =>
          (target as Element).closest?.('[role=status], [role=alert], [aria-live]'),
        ),
      )) {
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['role', 'aria-live'],
    });
  });

export const announced = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced);

/** What live regions hold at the moment. A screen reader may read it again when a dialog closes over it. */
export const heldByLiveRegions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .map(({ textContent }) => textContent.trim())
      .filter(Boolean),
  );
