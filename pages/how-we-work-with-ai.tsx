import { AiScreen } from '../src/screens/legal/ai/AiScreen.tsx';
import type { LegalProps } from '../src/screens/legal/LegalScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = () => legalProps('how-we-work-with-ai');

export default withSeo<LegalProps>(AiScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
