import { poses } from '../../content/facts/mascots.ts';
import { loadPage } from '../../content/load/load.ts';
import { fromEdgeToEdge } from '../../illustrations/fromEdgeToEdge.ts';
import { randomTangle } from '../../illustrations/randomTangle.ts';
import type { NotFoundProps } from './NotFoundScreen.tsx';

export const notFoundProps = (): { props: NotFoundProps } => ({
  props: {
    text: loadPage('not-found'),
    drawing: poses.lost ? null : fromEdgeToEdge(randomTangle('404')),
  },
});
