import type { Page } from 'playwright/test';

/** Returns markup that assistive technologies misread; html-validate and axe find the rest. */
export const findStructureProblems = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    // Safari does not announce a list without markers, unless it has the role
    // (https://webkit.org/b/170179).
    for (const list of document.querySelectorAll('ul, ol')) {
      const hasNoMarkers =
        getComputedStyle(list.firstElementChild ?? list).listStyleType === 'none';
      if (hasNoMarkers && list.role !== 'list')
        problems.push(`a list without markers lacks its role: ${list.outerHTML.slice(0, 120)}`);
    }
    for (const table of document.querySelectorAll('table'))
      if (!table.caption && !table.ariaLabel && !table.getAttribute('aria-labelledby'))
        problems.push(`a table has no name: ${table.innerText.slice(0, 60)}`);
    // A screen reader may drop a space at the start of hidden text.
    for (const hidden of document.querySelectorAll('a span'))
      if (getComputedStyle(hidden).clipPath !== 'none' && /^\s/.test(hidden.textContent))
        problems.push(`hidden text starts with a space: ${hidden.parentElement?.textContent}`);
    return problems;
  });
