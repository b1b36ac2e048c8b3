import { loadLegal, loadPage } from '../src/content/load.ts';
import { type LegalProps, LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { Seo } from '../src/seo/Seo.tsx';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { routes } from '../src/site.ts';

export function getStaticProps(): { props: LegalProps } {
  const text = loadLegal('terms');
  return { props: { text, words: loadPage('legal', { date: text.asOf }) } };
}

export default function TermsPage({ text, words }: LegalProps) {
  return (
    <>
      <Seo title={text.title} description={text.summary} jsonLd={[breadcrumbs({ name: text.title, path: routes.terms })]} />
      <LegalScreen text={text} words={words} />
    </>
  );
}
