import {
  bySlug,
  industryLinks,
  loadIndustries,
  loadPage,
  loadServices,
  loadWorks,
} from '../../src/content/build/load.ts';
import { pathsOf, type SlugContext } from '../../src/content/build/slugs.ts';
import { fromEdgeToEdge } from '../../src/illustrations/fromEdgeToEdge.ts';
import { bleedStyle } from '../../src/screens/drawn-head/bleedStyle.ts';
import { type IndustryProps, IndustryScreen } from '../../src/screens/industry/IndustryScreen.tsx';
import { teaser } from '../../src/screens/works/teaser.ts';
import { breadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { industryPath, routes } from '../../src/site.ts';

export const getStaticPaths = () => pathsOf(loadIndustries());

export function getStaticProps({ params }: SlugContext): { props: IndustryProps } {
  const industry = bySlug(loadIndustries(), params?.slug);
  const services = loadServices();
  const works = loadWorks();
  const own = works.filter((work) => work.industries.includes(industry.slug)).slice(0, 2);
  const { nearest, ...rest } = industry;
  const shown = own.length > 0 ? own : (nearest?.works ?? []).map((work) => bySlug(works, work));
  const { all, ...text } = loadPage('industry');
  return {
    props: {
      text,
      industry: {
        ...rest,
        drawing: fromEdgeToEdge(rest.drawing),
        bleed: bleedStyle(rest.bleed, rest.figure ? 'deep' : 'page'),
        brings: industry.brings.map((one) => ({
          ...one,
          name: bySlug(services, one.service).name,
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

export default withSeo(
  IndustryScreen,
  ({ industry: { slug, name, searchTitle: title, summary: description } }) => ({
    title,
    description,
    jsonLd: [
      breadcrumbs(
        { name: 'Industries', path: routes.industries },
        { name, path: industryPath(slug) },
      ),
    ],
  }),
);
