import type { Page } from 'playwright/test';

/** Records what live regions announce on the pages to come; `getAnnouncements` returns it. */
export const recordAnnouncements = (page: Page) =>
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

/** Returns the announcements in order. */
export const getAnnouncements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced);

/** The texts that live regions hold now. A screen reader may repeat them when a dialog closes. */
export const liveRegionTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .map(({ textContent }) => textContent.trim())
      .filter(Boolean),
  );
