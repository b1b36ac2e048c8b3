import { IndustriesScreen } from '../../src/screens/industries/IndustriesScreen.tsx';
import { industriesProps } from '../../src/screens/industries/industries.props.ts';
import { breadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

export const getStaticProps = industriesProps;

export default withSeo(IndustriesScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [breadcrumbs({ name: text.headline, path: routes.industries })],
}));
