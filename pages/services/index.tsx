import { ServicesScreen } from '../../src/screens/services/ServicesScreen.tsx';
import { servicesProps } from '../../src/screens/services/services.props.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';

export const getStaticProps = servicesProps;

export default withSeo(ServicesScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
