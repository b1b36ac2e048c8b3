import { loadPage } from '../src/content/build/load.ts';
import { poses } from '../src/content/facts/mascots.ts';
import { fromEdgeToEdge } from '../src/illustrations/fromEdgeToEdge.ts';
import { tangleOf } from '../src/illustrations/tangle.ts';
import { type NotFoundProps, NotFoundScreen } from '../src/screens/not-found/NotFoundScreen.tsx';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = (): { props: NotFoundProps } => ({
  props: {
    text: loadPage('not-found'),
    drawing: poses.lost ? null : fromEdgeToEdge(tangleOf('404')),
  },
});

export default withSeo(NotFoundScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  noindex: true,
}));
