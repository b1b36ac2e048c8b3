import { type Legal, loadLegal } from '../src/content/load.ts';
import { LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { breadcrumbs } from '../src/seo/structured/things.ts';
import { routes } from '../src/site.ts';

interface Props {
  text: Legal;
}

export const getStaticProps = (): { props: Props } => ({ props: { text: loadLegal('accessibility') } });

export default function AccessibilityPage({ text }: Props) {
  return (
    <>
      <Seo
        title={text.title}
        description={text.summary}
        things={[breadcrumbs({ name: text.title, path: routes.accessibility })]}
      />
      <LegalScreen text={text} />
    </>
  );
}
