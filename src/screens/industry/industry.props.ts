import {
  bySlug,
  industryLinks,
  loadIndustries,
  loadPage,
  loadServices,
  loadWorks,
} from '../../content/build/load.ts';
import type { SlugContext } from '../../content/build/slugs.ts';
import { fromEdgeToEdge } from '../../illustrations/fromEdgeToEdge.ts';
import { bleedStyle } from '../drawn-head/drawnHead.props.ts';
import { teaser } from '../works/teaser.props.ts';
import type { IndustryProps } from './IndustryScreen.tsx';

export function industryProps({ params }: SlugContext): { props: IndustryProps } {
  const { nearest, ...industry } = bySlug(loadIndustries(), params?.slug);
  const services = loadServices();
  const works = loadWorks();
  const own = works.filter((work) => work.industries.includes(industry.slug)).slice(0, 2);
  const shown = own.length > 0 ? own : (nearest?.works ?? []).map((slug) => bySlug(works, slug));
  const { all, ...text } = loadPage('industry');
  return {
    props: {
      text,
      industry: {
        ...industry,
        drawing: fromEdgeToEdge(industry.drawing),
        bleed: bleedStyle(industry.bleed, industry.figure ? 'deep' : 'page'),
        brings: industry.brings.map((item) => ({
          ...item,
          name: bySlug(services, item.service).name,
        })),
      },
      worksHeading: own.length > 0 ? text.works : (nearest?.heading ?? ''),
      own: own.length > 0,
      beside: industryLinks(
        ({ slug }) =>
          slug !== industry.slug && shown.some((work) => work.industries.includes(slug)),
        all,
        3,
      ),
      works: shown.map(teaser),
    },
  };
}
