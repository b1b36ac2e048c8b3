import { loadPage, loadServices } from '../../content/build/load.ts';
import { closingSlug } from '../closing/closingSlug.props.ts';
import type { ServicesProps } from './ServicesScreen.tsx';

export const servicesProps = (): { props: ServicesProps } => ({
  props: {
    text: loadPage('services'),
    closing: closingSlug('services'),
    services: loadServices().map(({ slug, name, summary, group, price }) => ({
      slug,
      name,
      summary,
      group,
      price,
    })),
  },
});
