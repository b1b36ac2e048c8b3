import { DueDiligenceScreen } from '../src/screens/legal/DueDiligenceScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = () => legalProps('due-diligence');

export default withSeo(DueDiligenceScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
