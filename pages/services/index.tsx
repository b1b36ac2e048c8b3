import { loadPage, loadServices } from '../../src/content/build/load.ts';
import { type ServicesProps, ServicesScreen } from '../../src/screens/services/ServicesScreen.tsx';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { routes } from '../../src/site.ts';

export const getStaticProps = (): { props: ServicesProps } => ({
  props: {
    text: loadPage('services'),
    services: loadServices().map(({ slug, name, summary, group, price }) => ({
      slug,
      name,
      summary,
      group,
      price,
    })),
  },
});

export default withSeo(ServicesScreen, ({ text }) => ({
  title: text.title,
  description: text.summary,
  jsonLd: [menuBreadcrumbs(routes.services)],
}));
