import type { Page } from 'playwright/test';

/** Errors in a page's markup that can be read from the document, one sentence each. */
export const markupFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const shown = (element: Element) => element.checkVisibility();

    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(shown);
    let before = 0;
    for (const heading of headings) {
      const level = Number(heading.tagName.slice(1));
      if (level > before + 1) faults.push(`${heading.tagName} "${heading.textContent}" follows a heading of level ${before}`);
      before = level;
    }
    const main = headings.filter(({ tagName }) => tagName === 'H1').length;
    if (main !== 1) faults.push(`expected one h1, found ${main}`);

    for (const image of document.images) {
      for (const name of ['alt', 'width', 'height']) {
        if (!image.hasAttribute(name)) faults.push(`${image.outerHTML} has no ${name}`);
      }
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target]')) {
      if (link.target !== '_blank' || !link.relList.contains('noopener')) faults.push(`${link.outerHTML} lacks rel=noopener`);
      if (!/new tab|ny flik/.test(link.textContent)) faults.push(`${link.outerHTML} does not say that it opens a new tab`);
    }
    if (!document.documentElement.lang) faults.push('the page names no language');
    return faults;
  });

/** What overflows the window horizontally at its current width: clipped texts, and the page itself. */
export const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      // Content for screen readers only is one pixel wide.
      const hidden = getComputedStyle(text.parentElement).clipPath !== 'none';
      if (width > 0 && !hidden && (left < 0 || right > clientWidth))
        found.push(`"${text.textContent}" from ${left} to ${right}`);
    }
    return found;
  });
