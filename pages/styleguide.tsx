import { StyleguideScreen } from '../src/screens/styleguide/StyleguideScreen.tsx';
import { styleguideProps } from '../src/screens/styleguide/styleguide.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = styleguideProps;

// scripts/build/finish.ts removes this page from production builds.
export default withSeo(StyleguideScreen, () => ({
  title: 'Styleguide',
  description: 'Tokens, parts and illustrations of this site.',
  noindex: true,
}));
