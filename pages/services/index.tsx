import { ServicesScreen } from '../../src/screens/services/ServicesScreen.tsx';
import { servicesProps } from '../../src/screens/services/services.props.ts';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

export const getStaticProps = servicesProps;

export default withSeo(ServicesScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [menuBreadcrumbs(routes.services)],
}));
