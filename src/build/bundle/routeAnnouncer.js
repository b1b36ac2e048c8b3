// Next.js announces the title after every change of the address, also of a filter, and leaves it in
// the page. src/shell/patchRouter.ts moves the focus to the heading instead, which screen readers
// read once.
export const RouteAnnouncer = () => null;
