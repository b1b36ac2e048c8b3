import {
  type DueDiligenceProps,
  DueDiligenceScreen,
} from '../src/screens/legal/due-diligence/DueDiligenceScreen.tsx';
import { dueDiligenceProps } from '../src/screens/legal/due-diligence/dueDiligence.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = dueDiligenceProps;

export default withSeo<DueDiligenceProps>(DueDiligenceScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
