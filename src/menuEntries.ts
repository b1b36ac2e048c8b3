import { pages } from './site.ts';

/** The menu's entries in their order; an absolute address opens in a new tab, and a language is named where it is not the shell's. */
export const menuEntries = Object.values(pages).flatMap((page) =>
  'menu' in page ? [{ label: page.menu, href: page.path, language: 'language' in page ? page.language : undefined }] : [],
);
