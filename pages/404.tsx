import { NotFoundScreen } from '../src/screens/not-found/NotFoundScreen.tsx';
import { notFoundProps } from '../src/screens/not-found/notFound.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = notFoundProps;

export default withSeo(NotFoundScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  noindex: true,
}));
