import { loadServices } from '../../src/content/load.ts';
import { type ServicesProps, ServicesScreen } from '../../src/screens/services/ServicesScreen.tsx';
import { Seo } from '../../src/seo/Seo.tsx';
import { breadcrumbs } from '../../src/seo/structured/things.ts';
import { routes } from '../../src/site.ts';

export const getStaticProps = (): { props: ServicesProps } => ({
  props: { services: loadServices().map(({ slug, name, summary, group }) => ({ slug, name, summary, group })) },
});

export default function ServicesPage(props: ServicesProps) {
  return (
    <>
      <Seo
        title="Services"
        description="Ten services for digital products, sorted by what you have in hand: a question, a design to make, a product to build or a team to grow."
        things={[breadcrumbs({ name: 'Services', path: routes.services })]}
      />
      <ServicesScreen {...props} />
    </>
  );
}
