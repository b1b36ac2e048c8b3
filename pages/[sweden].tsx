import { loadSweden } from '../src/content/load/load.ts';
import { SwedenScreen } from '../src/screens/sweden/SwedenScreen.tsx';
import { swedenProps } from '../src/screens/sweden/sweden.props.ts';
import { homeTranslations } from '../src/seo/alternates.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { site } from '../src/site.ts';

/** Builds one page, at the path in src/agency/site.json, if it has a path and a text. */
export const getStaticPaths = () => ({
  paths: site.sweden && loadSweden() ? [{ params: { sweden: site.sweden.path } }] : [],
  fallback: false,
});

export const getStaticProps = swedenProps;

export default withSeo(SwedenScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  alternates: homeTranslations,
}));
