import type { Page } from 'playwright/test';

/** What browsers and readers make something else of than it is meant to be; html-validate and axe find the rest. */
export const structureProblems = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    // Safari takes a list without marks for none, unless it has the role.
    for (const list of document.querySelectorAll('ul, ol')) {
      const bare = getComputedStyle(list.firstElementChild ?? list).listStyleType === 'none';
      if (bare && list.role !== 'list')
        problems.push(`a list without marks lacks its role: ${list.outerHTML.slice(0, 120)}`);
    }
    for (const table of document.querySelectorAll('table'))
      if (!table.caption && !table.ariaLabel && !table.getAttribute('aria-labelledby'))
        problems.push(`a table has no name: ${table.innerText.slice(0, 60)}`);
    // A screen reader may drop a space that begins what is hidden.
    for (const hidden of document.querySelectorAll('a span'))
      if (getComputedStyle(hidden).clipPath !== 'none' && /^\s/.test(hidden.textContent))
        problems.push(
          `a space is hidden with what follows it: ${hidden.parentElement?.textContent}`,
        );
    for (const teaser of document.querySelectorAll('article')) {
      const heading = teaser.querySelector('h3');
      const begins = teaser.querySelector('h3, a, img, p') === heading;
      if (!begins || !heading?.querySelector('a'))
        problems.push(`a teaser begins without a heading that links: ${teaser.innerText}`);
      if (teaser.querySelector('img')?.alt !== '')
        problems.push(`${heading?.innerText} describes its picture, as its page does`);
    }
    return problems;
  });
