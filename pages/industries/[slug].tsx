import { loadIndustries } from '../../src/content/build/load.ts';
import { pathsOf } from '../../src/content/build/slugs.ts';
import { IndustryScreen } from '../../src/screens/industry/IndustryScreen.tsx';
import { industryProps } from '../../src/screens/industry/industry.props.ts';
import { breadcrumbs } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { industryPath, routes } from '../../src/site.ts';

export const getStaticPaths = () => pathsOf(loadIndustries());

export const getStaticProps = industryProps;

export default withSeo(IndustryScreen, ({ industry: { slug, name, searchTitle, summary } }) => ({
  title: searchTitle,
  description: summary,
  jsonLd: [
    breadcrumbs(
      { name: 'Industries', path: routes.industries },
      { name, path: industryPath(slug) },
    ),
  ],
}));
