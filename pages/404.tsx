import { loadPage } from '../src/content/load.ts';
import { type NotFoundProps, NotFoundScreen } from '../src/screens/not-found/NotFoundScreen.tsx';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = (): { props: NotFoundProps } => ({ props: { text: loadPage('not-found') } });

export default withSeo(NotFoundScreen, ({ text }) => ({ title: text.title, description: text.summary, noindex: true }));
