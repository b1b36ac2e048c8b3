import { type LegalProps, LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { PrintButton } from '../src/screens/legal/PrintButton.tsx';
import { withSeo } from '../src/seo/withSeo.tsx';

export const getStaticProps = () => legalProps('due-diligence');

const DueDiligenceScreen = (props: LegalProps) => (
  <LegalScreen {...props} action={<PrintButton>{props.words.print}</PrintButton>} />
);

export default withSeo(DueDiligenceScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
}));
