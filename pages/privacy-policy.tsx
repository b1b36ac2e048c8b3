import { AnswerControl } from '../src/screens/legal/AnswerControl.tsx';
import { type LegalProps, LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { routes } from '../src/site.ts';

export const getStaticProps = () => legalProps('privacy-policy');

const PrivacyScreen = (props: LegalProps) => (
  <LegalScreen {...props} extras={{ 'your-answer': <AnswerControl {...props.words.answer} /> }} />
);

export default withSeo(PrivacyScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [breadcrumbs({ name: text.title, path: routes.privacy })],
}));
