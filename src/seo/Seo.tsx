import Head from 'next/head';
import { useRouter } from 'next/router';
import type { Thing } from 'schema-dts';
import { languages } from '../language.ts';
import { pages, site } from '../site.ts';

interface Props {
  /** The page's own title; the agency's name is added. */
  title: string;
  description: string;
  /** The home page says the name first. */
  nameFirst?: boolean;
  /** Kept out of search results. */
  noindex?: boolean;
  /** What the page is about, for search engines (https://schema.org). */
  jsonLd?: Thing[];
}

/** The pages that say the same to readers of other languages, of each page that has such. */
function alternatesOf(path: string): { lang: string; path: string }[] {
  for (const page of Object.values(pages)) {
    if (!('translates' in page)) continue;
    const original = pages[page.translates].path;
    if (path !== page.path && path !== original) continue;
    return [
      { lang: languages[0], path: original },
      { lang: page.language, path: page.path },
      { lang: 'x-default', path: original },
    ];
  }
  return [];
}

/** The address of a page's sharing picture, which scripts/og/cards.ts makes. */
const sharingPicture = (path: string) => `${site.url}/og${path === '/' ? '/home' : path}.png`;

/** What a page says of itself to browsers, search engines and those who share it; what all say alike stands in the document. */
export function Seo({ title, description, nameFirst, noindex, jsonLd = [] }: Props) {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '/';
  const full = nameFirst ? `${site.name}: ${title}` : `${title} – ${site.name}`;
  const url = site.url + path;
  // A closing tag inside a text would end the script.
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': jsonLd }).replaceAll('<', '\\u003c');
  return (
    <>
      {/* The only one: where there are two, the page would have no title until the second is taken over. */}
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
      {/* Not in the head, which is made anew in browsers: there the exported text stays, and the code that made it is left out (scripts/bundle). */}
      {jsonLd.length > 0 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with every "<" escaped
        <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: graph }} />
      )}
    </>
  );
}
