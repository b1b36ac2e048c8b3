import {
  bySlug,
  type Industry,
  industryLinks,
  loadIndustries,
  loadPage,
  loadServices,
  loadWorks,
  type NamedPath,
} from '../../content/load/load.ts';
import type { SlugContext } from '../../content/load/slugs.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { shownFigure } from '../../content/texts/readable.ts';
import { fromEdgeToEdge, type WovenDrawing } from '../../illustrations/fromEdgeToEdge.ts';
import { type BleedStyle, bleedStyle, lowStyle } from '../shared/drawn-head/drawnHead.props.ts';
import { placedWorks, type RelatedWork } from '../shared/works/related.props.ts';

export interface IndustryProps {
  text: Omit<PageText<'industry'>, 'all'>;
  industry: Omit<Industry, 'brings' | 'nearest' | 'bleed' | 'drawing'> & {
    drawing: WovenDrawing;
    brings: (Industry['brings'][number] & { name: string })[];
    bleed: BleedStyle | null;
  };
  /** Whether the head has less height, to show the figure below it. */
  low: boolean;
  worksHeading: string;
  /** Links to other industries of those works, and to the page of all industries. */
  otherIndustries: NamedPath[];
  works: RelatedWork[];
}

export function industryProps({ params }: SlugContext): { props: IndustryProps } {
  const { nearest, ...industry } = bySlug(loadIndustries(), params?.slug);
  const services = loadServices();
  const works = loadWorks();
  const worksOfIndustry = works
    .filter((work) => work.industries.includes(industry.slug))
    .slice(0, 2);
  const shown =
    worksOfIndustry.length > 0
      ? worksOfIndustry
      : (nearest?.works ?? []).map((slug) => bySlug(works, slug));
  const { all, ...text } = loadPage('industry');
  const low = Boolean(industry.figure && !industry.bleed);
  return {
    props: {
      text,
      industry: {
        ...industry,
        drawing: fromEdgeToEdge(industry.drawing),
        ...(industry.figure && { figure: shownFigure(industry.figure) }),
        bleed: low ? lowStyle : bleedStyle(industry.bleed, industry.figure ? 'deep' : 'page'),
        brings: industry.brings.map((item) => ({
          ...item,
          name: bySlug(services, item.service).name,
        })),
      },
      low,
      worksHeading: worksOfIndustry.length > 0 ? text.works : (nearest?.heading ?? ''),
      otherIndustries: industryLinks(
        ({ slug }) =>
          slug !== industry.slug && shown.some((work) => work.industries.includes(slug)),
        all,
        3,
      ),
      works: placedWorks(shown, worksOfIndustry.length > 0),
    },
  };
}
