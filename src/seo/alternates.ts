import type { ComponentProps } from 'react';
import { hasPage } from '../content/facts/hasPage.ts';
import { feedPath, pages, site, siteLanguage } from '../site.ts';

/** The attributes of a link to another form of a page. */
export type Alternate = ComponentProps<'link'>;

const translated = Object.values(pages).flatMap((page) =>
  'translates' in page && page.translates === 'home' && page.path && hasPage(page.path)
    ? [page]
    : [],
);

const to = (hrefLang: string, path: string): Alternate => ({ hrefLang, href: site.url + path });

/** Of the home page in each language; empty if it has only one. */
export const homeTranslations: readonly Alternate[] = translated.length
  ? [
      to(siteLanguage, pages.home.path),
      ...translated.map(({ language, path }) => to(language, path)),
      to('x-default', pages.home.path),
    ]
  : [];

/** Of the feed of a page's list. */
export const feedOf = (path: string, title: string): Alternate => ({
  type: 'application/atom+xml',
  title: `${title} – ${site.name}`,
  href: site.url + feedPath(path),
});
