import { type LegalProps, LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { AnswerControl } from '../src/screens/legal/privacy/AnswerControl.tsx';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = () => legalProps('privacy-policy');

const PrivacyScreen = (props: LegalProps) => (
  <LegalScreen {...props} extras={{ 'your-answer': <AnswerControl {...props.words.answer} /> }} />
);

export default withSeo(PrivacyScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
