import type { LegalProps } from '../src/screens/legal/LegalScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { TermsScreen } from '../src/screens/legal/terms/TermsScreen.tsx';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = () => legalProps('terms');

export default withSeo<LegalProps>(TermsScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
