import Head from 'next/head';
import { useRouter } from 'next/router';
import { site } from '../site.ts';
import type { Alternate } from './alternates.ts';

interface Props {
  /** The title without the agency's name. */
  title: string;
  description: string;
  noindex?: boolean;
  alternates?: readonly Alternate[] | undefined;
}

/** src/build/og/cards.ts makes these pictures for link previews. */
const sharingPicture = (path: string) => `${site.url}/og${path === '/' ? '/home' : path}.png`;

/** A page's metadata. `pages/_document.tsx` has what all pages share. */
export function Seo({ title, description, noindex, alternates }: Props) {
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
      {alternates?.map((link) => (
        <link key={link.hrefLang ?? link.type} rel="alternate" {...link} />
      ))}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {!noindex && (
        <>
          <meta property="og:image:alt" content={title} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={sharingPicture(path)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
    </Head>
  );
}
