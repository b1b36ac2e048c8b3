import Head from 'next/head';
import { useRouter } from 'next/router';
import { hasPage } from '../content/facts/hasPage.ts';
import { feedPath, pages, site, siteLanguage } from '../site.ts';

interface Props {
  /** The title without the agency's name. */
  title: string;
  description: string;
  noindex?: boolean;
  /** Whether the page's list has a feed. */
  feed?: boolean;
}

/** Lists the translations of a page, if it has any. */
function alternatesOf(path: string): { lang: string; path: string }[] {
  const translations = Object.values(pages).flatMap((page) =>
    'translates' in page && page.path && hasPage(page.path) ? [page] : [],
  );
  const own = translations.find(
    (page) => path === page.path || path === pages[page.translates].path,
  );
  if (!own) return [];
  const original = pages[own.translates].path;
  return [
    { lang: siteLanguage, path: original },
    ...translations.flatMap((page) =>
      page.translates === own.translates ? [{ lang: page.language, path: page.path }] : [],
    ),
    { lang: 'x-default', path: original },
  ];
}

/** src/build/og/cards.ts makes these pictures for link previews. */
const sharingPicture = (path: string) => `${site.url}/og${path === '/' ? '/home' : path}.png`;

/** A page's metadata. `pages/_document.tsx` has what all pages share. */
export function Seo({ title, description, noindex, feed }: Props) {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '/';
  const fullTitle = `${title} – ${site.name}`;
  const url = site.url + path;
  // Keep this the only Head: with two, the page has no title until the second one hydrates.
  return (
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {alternatesOf(path).map(({ lang, path }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={site.url + path} />
      ))}
      {feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={fullTitle}
          href={site.url + feedPath(path)}
        />
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {!noindex && <meta property="og:image:alt" content={title} />}
      {!noindex && <meta property="og:url" content={url} />}
      {!noindex && <meta property="og:image" content={sharingPicture(path)} />}
      {!noindex && <meta property="og:image:width" content="1200" />}
      {!noindex && <meta property="og:image:height" content="630" />}
    </Head>
  );
}
