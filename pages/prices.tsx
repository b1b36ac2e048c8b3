import { loadPage } from '../src/content/load.ts';
import { loadPrices } from '../src/content/loadPrices.ts';
import { type LegalProps, LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { routes } from '../src/site.ts';

export function getStaticProps(): { props: LegalProps } {
  const text = loadPrices();
  return { props: { text, words: loadPage('legal', { date: text.asOf }) } };
}

export default withSeo<LegalProps>(LegalScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [breadcrumbs({ name: text.title, path: routes.prices })],
}));
