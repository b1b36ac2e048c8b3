import { type Legal, loadLegal } from '../src/content/load.ts';
import { AnswerControl } from '../src/screens/legal/AnswerControl.tsx';
import { LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { breadcrumbs } from '../src/seo/structured/things.ts';
import { routes } from '../src/site.ts';

interface Props {
  text: Legal;
}

export const getStaticProps = (): { props: Props } => ({ props: { text: loadLegal('privacy-policy') } });

export default function PrivacyPage({ text }: Props) {
  return (
    <>
      <Seo title={text.title} description={text.summary} things={[breadcrumbs({ name: text.title, path: routes.privacy })]} />
      <LegalScreen text={text} extras={{ 'your-answer': <AnswerControl /> }} />
    </>
  );
}
