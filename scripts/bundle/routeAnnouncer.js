// Next says the title of each page assertively, after each filter too, and keeps it; src/shell/pageFocus.ts says it once.
export const RouteAnnouncer = () => null;
