/** Whether there is content for the page with this path: what links to it asks first. `next.config.js` names those without. */
export const hasPage = (path: string) =>
  // A constant where none is without, so that what asks is left out of scripts.
  process.env.ABSENT_PAGES ? !process.env.ABSENT_PAGES.split(' ').includes(path) : true;
