import { formFor } from '../../src/contact/formFor.ts';
import { bySlug, loadJobs } from '../../src/content/load.ts';
import { pathsOf, type SlugContext } from '../../src/content/slugs.ts';
import { type JobProps, JobScreen } from '../../src/screens/job/JobScreen.tsx';
import { Seo } from '../../src/seo/Seo.tsx';
import { jobThings } from '../../src/seo/structured/things.ts';

export const getStaticPaths = () => pathsOf(loadJobs());

export const getStaticProps = ({ params }: SlugContext): { props: JobProps } => {
  const job = bySlug(loadJobs(), params?.slug);
  return { props: { job, form: formFor('position', job.slug) } };
};

export default function JobPage(props: JobProps) {
  return (
    <>
      <Seo title={props.job.title} description={props.job.summary} things={jobThings(props.job)} />
      <JobScreen {...props} />
    </>
  );
}
