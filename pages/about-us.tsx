import { AboutScreen } from '../src/screens/about/AboutScreen.tsx';
import { aboutProps } from '../src/screens/about/about.props.ts';
import { menuBreadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { routes } from '../src/site.ts';

export const getStaticProps = aboutProps;

export default withSeo(AboutScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [menuBreadcrumbs(routes.about)],
}));
