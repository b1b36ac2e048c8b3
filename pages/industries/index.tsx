import { IndustriesScreen } from '../../src/screens/industries/IndustriesScreen.tsx';
import { industriesProps } from '../../src/screens/industries/industries.props.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';

export const getStaticProps = industriesProps;

export default withSeo(IndustriesScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
