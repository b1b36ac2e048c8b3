import { WorksScreen } from '../../src/screens/works/WorksScreen.tsx';
import { worksProps } from '../../src/screens/works/works.props.ts';
import { feedOf } from '../../src/seo/alternates.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

export const getStaticProps = worksProps;

export default withSeo(WorksScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  alternates: [feedOf(routes.works, text.title)],
}));
