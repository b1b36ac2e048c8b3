import {
  bySlug,
  loadIndustries,
  loadPage,
  loadServices,
  loadWorks,
} from '../../content/load/load.ts';
import { site } from '../../site.ts';
import { langOf } from '../../ui/Foreign.tsx';
import { closingPath } from '../shared/closing/closingPath.props.ts';
import { pageLine } from '../shared/pageLine.props.ts';
import type { IndustriesProps } from './IndustriesScreen.tsx';

/**
 * How many works the page shows for an industry, the newest first; the filter of /works shows all.
 */
const maxWorks = 3;

export function industriesProps(): { props: IndustriesProps } {
  const services = loadServices();
  const industries = loadIndustries().map(({ slug, name, brings }) => ({
    slug,
    name,
    serviceNames: brings.map(({ service }) => bySlug(services, service).name).join(', '),
    works: loadWorks()
      .filter((work) => work.industries.includes(slug))
      .slice(0, maxWorks)
      .map(({ slug, client, title }) => ({
        slug,
        client,
        ...langOf(client, site.foreignWords),
        title,
      })),
  }));
  return {
    props: {
      text: loadPage('industries'),
      line: pageLine('pages/industries', 'clamp(9.5rem, 32vw, 26rem)'),
      withWorks: industries
        .filter(({ works }) => works.length > 0)
        .map(({ serviceNames: _, ...industry }) => industry),
      withoutWorks: industries
        .filter(({ works }) => works.length === 0)
        .map(({ works: _, ...industry }) => industry),
      closing: closingPath('industries'),
    },
  };
}
