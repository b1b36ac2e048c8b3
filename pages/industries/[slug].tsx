import { bySlug, loadIndustries, loadPage, loadServices, loadWorks } from '../../src/content/load.ts';
import { worksForIndustry } from '../../src/content/related.ts';
import { pathsOf, type SlugContext } from '../../src/content/slugs.ts';
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
  const wanted = industry.brings.map(({ service }) => service);
  return {
    props: {
      text: loadPage('industry'),
      industry: {
        ...industry,
        name: industry.heading ?? industry.name,
        brings: industry.brings.map((one) => ({ ...one, name: bySlug(services, one.service).name })),
      },
      own: works.some((work) => work.industries.includes(industry.slug)),
      works: worksForIndustry(industry.slug, wanted, works).map(teaser),
    },
  };
}

export default withSeo(IndustryScreen, ({ industry: { slug, name, searchTitle: title, summary: description } }) => ({
  title,
  description,
  jsonLd: [breadcrumbs({ name: 'Industries', path: routes.industries }, { name, path: industryPath(slug) })],
}));
