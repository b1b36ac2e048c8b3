import { loadJobs } from '../../src/content/load/load.ts';
import { pathsOf } from '../../src/content/load/slugs.ts';
import { JobScreen } from '../../src/screens/job/JobScreen.tsx';
import { jobProps } from '../../src/screens/job/job.props.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { officeOf } from '../../src/site.ts';

export const getStaticPaths = () => pathsOf(loadJobs());

export const getStaticProps = jobProps;

export default withSeo(JobScreen, ({ job }) => ({
  title: `${job.title}, ${officeOf(job).city}, ${job.shortPay}`,
  description: job.summary,
}));
