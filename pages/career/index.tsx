import { CareerScreen } from '../../src/screens/career/CareerScreen.tsx';
import { careerProps } from '../../src/screens/career/career.props.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { feedPath, routes } from '../../src/site.ts';

export const getStaticProps = careerProps;

export default withSeo(CareerScreen, ({ text, closed }) => ({
  title: text.title,
  description: closed?.summary ?? text.summary,
  feed: text.positions && feedPath(routes.career),
}));
