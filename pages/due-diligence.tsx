import { type LegalProps, LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = () => legalProps('due-diligence');

export default withSeo<LegalProps>(LegalScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
