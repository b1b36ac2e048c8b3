/** Whether the build has a page at this path; links to optional pages ask first. */
export const hasPage = (path: string) =>
  // Constant if no page is absent, so that bundlers remove the code that asks.
  process.env.ABSENT_PAGES ? !process.env.ABSENT_PAGES.split(' ').includes(path) : true;
