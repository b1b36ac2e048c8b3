import Head from 'next/head';
import { useRouter } from 'next/router';
import { site } from '../site.ts';

interface Props {
  /** The page's own title; the agency's name is added. */
  title: string;
  description: string;
  /** The home page says the name first. */
  nameFirst?: boolean;
  /** Kept out of search results. */
  noindex?: boolean;
}

/** What a page says of itself to browsers, search engines and those who share it. */
export function Seo({ title, description, nameFirst, noindex }: Props) {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '/';
  const full = nameFirst ? `${site.name}: ${title}` : `${title} – ${site.name}`;
  const url = site.url + (path === '/' ? '/' : path);
  return (
    <Head>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
