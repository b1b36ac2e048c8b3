import { serviceGroups } from '../../../content/facts/services.ts';
import { loadPage, loadServices } from '../../../content/load/load.ts';

/** Returns the groups that have words and services, in order, each with both. */
export function groupedServices() {
  const { groups } = loadPage('services');
  return serviceGroups.flatMap((group) => {
    const words = groups[group];
    const services = loadServices().filter((service) => service.group === group);
    return words && services.length > 0 ? [{ group, words, services }] : [];
  });
}
