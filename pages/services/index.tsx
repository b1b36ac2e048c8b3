import { loadPage, loadServices } from '../../src/content/load.ts';
import { type ServicesProps, ServicesScreen } from '../../src/screens/services/ServicesScreen.tsx';
import { Seo } from '../../src/seo/Seo.tsx';
import { menuBreadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { routes } from '../../src/site.ts';

export const getStaticProps = (): { props: ServicesProps } => ({
  props: {
    text: loadPage('services'),
    services: loadServices().map(({ slug, name, summary, group, price }) => ({ slug, name, summary, group, price })),
  },
});

export default function ServicesPage(props: ServicesProps) {
  const { title, summary } = props.text;
  return (
    <>
      <Seo title={title} description={summary} jsonLd={[menuBreadcrumbs(routes.services)]} />
      <ServicesScreen {...props} />
    </>
  );
}
