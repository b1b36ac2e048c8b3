import type { GetStaticPropsResult } from 'next';
import { loadWorks } from '../src/content/load.ts';
import { StyleguideScreen } from '../src/screens/styleguide/StyleguideScreen.tsx';
import { teaser } from '../src/screens/works/teaser.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import type { Sample } from '../src/ui/example.ts';

/** Without a work there is no picture to show the parts with. */
export function getStaticProps(): GetStaticPropsResult<{ sample: Sample }> {
  const [work] = loadWorks();
  if (!work) return { notFound: true };
  return { props: { sample: { picture: teaser(work).cover, slug: work.slug } } };
}

/** Outside the sitemap, and left out of production by scripts/build/finish.ts. */
export default withSeo(StyleguideScreen, () => ({
  title: 'Styleguide',
  description: 'Tokens, parts and illustrations of this site.',
  noindex: true,
}));
