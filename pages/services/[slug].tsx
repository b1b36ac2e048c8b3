import { loadServices } from '../../src/content/load/load.ts';
import { pathsOf } from '../../src/content/load/slugs.ts';
import { ServiceScreen } from '../../src/screens/service/ServiceScreen.tsx';
import { serviceProps } from '../../src/screens/service/service.props.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';

export const getStaticPaths = () => pathsOf(loadServices());

export const getStaticProps = serviceProps;

export default withSeo(ServiceScreen, ({ service }) => ({
  title: service.searchTitle,
  description: service.summary,
}));
