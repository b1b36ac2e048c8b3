import { loadSweden } from '../src/content/build/load.ts';
import { SwedenScreen } from '../src/screens/sweden/SwedenScreen.tsx';
import { swedenProps } from '../src/screens/sweden/sweden.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { site } from '../src/site.ts';

/** A single page, whose path src/content/site.json names; without a path or a text there is no page. */
export const getStaticPaths = () => ({
  paths: site.sweden && loadSweden() ? [{ params: { sweden: site.sweden.path } }] : [],
  fallback: false,
});

export const getStaticProps = swedenProps;

export default withSeo(SwedenScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
