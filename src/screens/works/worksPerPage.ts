/** How many works a page of the list shows, and how many "Show more works" adds. */
export const worksPerPage = 24;
