import { CareerScreen } from '../../src/screens/career/CareerScreen.tsx';
import { careerProps } from '../../src/screens/career/career.props.ts';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

export const getStaticProps = careerProps;

export default withSeo(CareerScreen, ({ text, closed }) => ({
  title: text.title,
  description: closed?.summary ?? text.summary,
  jsonLd: [menuBreadcrumbs(routes.career)],
}));
