import { WorksScreen } from '../../src/screens/works/WorksScreen.tsx';
import { worksProps } from '../../src/screens/works/works.props.ts';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

export const getStaticProps = worksProps;

export default withSeo(WorksScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [menuBreadcrumbs(routes.works)],
}));
