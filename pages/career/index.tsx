import { CareerScreen } from '../../src/screens/career/CareerScreen.tsx';
import { careerProps } from '../../src/screens/career/career.props.ts';
import { feedOf } from '../../src/seo/alternates.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

export const getStaticProps = careerProps;

export default withSeo(CareerScreen, ({ text, closed }) => ({
  title: text.title,
  description: closed?.summary ?? text.summary,
  alternates: text.positions && [feedOf(routes.career, text.title)],
}));
