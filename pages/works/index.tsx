import { WorksScreen } from '../../src/screens/works/WorksScreen.tsx';
import { worksProps } from '../../src/screens/works/works.props.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { feedPath, routes } from '../../src/site.ts';

export const getStaticProps = worksProps;

export default withSeo(WorksScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  feed: feedPath(routes.works),
}));
