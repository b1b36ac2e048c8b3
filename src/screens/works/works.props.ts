import type { GetStaticPropsResult } from 'next';
import { closingDrawingFile, readDrawing } from '../../content/drawings/readDrawing.ts';
import { loadIndustries, loadPage, loadServices, loadWorks } from '../../content/load/load.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { routes } from '../../site.ts';
import { sectorOf, type Teaser, teaser } from '../shared/works/teaser.props.ts';
import type { FilterOption } from './FilterLinks.tsx';

export interface WorksProps {
  text: PageText<'works'>;
  works: (Teaser & { sector: string; services: string[]; industries: string[] })[];
  services: FilterOption[];
  industries: FilterOption[];
  /** Whether the agency has a drawing for the page's end. */
  isDrawn: boolean;
}

/** Above this number the page needs pagination: 24 works take about 4 kB, compressed. */
const maxWorks = 120;

/** Adds to each option of a filter how many works it shows. */
const withCounts = (
  facet: 'services' | 'industries',
  options: readonly { slug: string; name: string }[],
): FilterOption[] =>
  options.map(({ slug, name }) => ({
    slug,
    name,
    count: loadWorks().filter((work) => (work[facet] as string[]).includes(slug)).length,
  }));

export function worksProps(): GetStaticPropsResult<WorksProps> {
  const works = loadWorks();
  if (works.length === 0) return { notFound: true };
  if (works.length > maxWorks)
    console.warn(
      `${routes.works}: ${works.length} works; beyond ${maxWorks} the page loads slowly`,
    );
  const text = loadPage('works', { count: String(works.length) });
  return {
    props: {
      text,
      works: works.map((work) => ({
        ...teaser(work),
        sector: sectorOf(work),
        services: work.services,
        industries: work.industries,
      })),
      services: withCounts('services', loadServices()),
      industries: withCounts('industries', loadIndustries()),
      isDrawn: readDrawing(closingDrawingFile('works')) !== undefined,
    },
  };
}
