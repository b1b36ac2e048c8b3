import { loadIndustries } from '../../src/content/load/load.ts';
import { pathsOf } from '../../src/content/load/slugs.ts';
import { IndustryScreen } from '../../src/screens/industry/IndustryScreen.tsx';
import { industryProps } from '../../src/screens/industry/industry.props.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';

export const getStaticPaths = () => pathsOf(loadIndustries());

export const getStaticProps = industryProps;

export default withSeo(IndustryScreen, ({ industry: { searchTitle, summary } }) => ({
  title: searchTitle,
  description: summary,
}));
