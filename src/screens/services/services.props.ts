import { loadPage } from '../../content/load/load.ts';
import { closingPath } from '../shared/closing/closingPath.props.ts';
import { groupedServices } from '../shared/services/groupedServices.props.ts';
import type { ServicesProps } from './ServicesScreen.tsx';

export function servicesProps(): { props: ServicesProps } {
  const { groups: _, ...text } = loadPage('services');
  return {
    props: {
      text,
      closing: closingPath('services'),
      groups: groupedServices().map(({ group, words, services }) => ({
        group,
        words,
        services: services.map(({ slug, name, summary, price }) => ({
          slug,
          name,
          summary,
          price,
        })),
      })),
    },
  };
}
