import { loadPage, loadServices } from '../../content/build/load.ts';
import type { ServicesProps } from './ServicesScreen.tsx';

export const servicesProps = (): { props: ServicesProps } => ({
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
