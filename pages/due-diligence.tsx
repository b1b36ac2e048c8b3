import { type LegalProps, LegalScreen } from '../src/screens/legal/LegalScreen.tsx';
import { legalProps } from '../src/screens/legal/legal.props.ts';
import { breadcrumbs } from '../src/seo/structured/jsonLd.ts';
import { withSeo } from '../src/seo/withSeo.tsx';
import { routes } from '../src/site.ts';

export const getStaticProps = () => legalProps('due-diligence');

export default withSeo<LegalProps>(LegalScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [breadcrumbs({ name: text.title, path: routes.dueDiligence })],
}));
