import { hasPage } from '../content/facts/hasPage.ts';
import { pages, siteLanguage } from '../site.ts';

interface Translation {
  lang: string;
  path: string;
}

const translated = Object.values(pages).flatMap((page) =>
  'translates' in page && page.path && hasPage(page.path) ? [page] : [],
);

const { path } = pages.home;

/** The home page in each language, for search engines; empty if it has only one. */
export const homeTranslations: readonly Translation[] = translated.length
  ? [
      { lang: siteLanguage, path },
      ...translated.map(({ language, path }) => ({ lang: language, path })),
      { lang: 'x-default', path },
    ]
  : [];
