import Head from 'next/head';
import { useRouter } from 'next/router';
import { hasPage } from '../content/facts/hasPage.ts';
import { languages } from '../content/facts/language.ts';
import { pages, site } from '../site.ts';

interface Props {
  /** The page's own title; the agency's name is added. */
  title: string;
  description: string;
  /** Kept out of search results. */
  noindex?: boolean;
}

/** A page in each of its languages, if it has more than one. */
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
    { lang: languages[0], path: original },
    ...translations.flatMap((page) =>
      page.translates === own.translates ? [{ lang: page.language, path: page.path }] : [],
    ),
    { lang: 'x-default', path: original },
  ];
}

/** The address of a page's sharing picture, which scripts/og/cards.ts makes. */
const sharingPicture = (path: string) => `${site.url}/og${path === '/' ? '/home' : path}.png`;

/** A page's metadata for browsers, search engines and link previews; the document holds what all pages share. */
export function Seo({ title, description, noindex }: Props) {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '/';
  const full = `${title} – ${site.name}`;
  const url = site.url + path;
  // The only Head: with two, the page would have no title until the second is hydrated.
  return (
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{full}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {alternatesOf(path).map((one) => (
        <link key={one.lang} rel="alternate" hrefLang={one.lang} href={site.url + one.path} />
      ))}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {!noindex && <meta property="og:url" content={url} />}
      {!noindex && <meta property="og:image" content={sharingPicture(path)} />}
      {!noindex && <meta property="og:image:width" content="1200" />}
      {!noindex && <meta property="og:image:height" content="630" />}
    </Head>
  );
}
