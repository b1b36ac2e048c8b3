import { AccessibilityScreen } from '../src/screens/legal/accessibility/AccessibilityScreen.tsx';
import type { LegalProps } from '../src/screens/legal/LegalScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = () => legalProps('accessibility');

export default withSeo<LegalProps>(AccessibilityScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
