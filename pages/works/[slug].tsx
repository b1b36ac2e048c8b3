import { loadWorks } from '../../src/content/load/load.ts';
import { pathsOf } from '../../src/content/load/slugs.ts';
import { WorkScreen } from '../../src/screens/work/WorkScreen.tsx';
import { type WorkProps, workProps } from '../../src/screens/work/work.props.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';

export const getStaticPaths = () => pathsOf(loadWorks());

export const getStaticProps = workProps;

export default withSeo<WorkProps>(WorkScreen, ({ work, description }) => ({
  title: work.searchTitle,
  description,
}));
