import { AboutScreen } from '../src/screens/about/AboutScreen.tsx';
import { aboutProps } from '../src/screens/about/about.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = aboutProps;

export default withSeo(AboutScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
