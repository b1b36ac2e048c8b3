import { formFor } from '../../src/contact/formFor.ts';
import { bySlug, loadJobs, loadPage } from '../../src/content/build/load.ts';
import { pathsOf, type SlugContext } from '../../src/content/build/slugs.ts';
import { type JobProps, JobScreen } from '../../src/screens/job/JobScreen.tsx';
import { jobJsonLd } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';
import { officeOf } from '../../src/site.ts';

export const getStaticPaths = () => pathsOf(loadJobs());

export function getStaticProps({ params }: SlugContext): { props: JobProps } {
  const job = bySlug(loadJobs(), params?.slug);
  const text = loadPage('job', {
    title: job.title,
    city: officeOf(job).city,
    applyBy: job.applyBy,
  });
  const tellsHiring = loadPage('career').hiring !== undefined;
  return { props: { text, job, form: formFor('position', job.slug), tellsHiring } };
}

export default withSeo(JobScreen, ({ job, text }) => ({
  title: `${job.title}, ${officeOf(job).city}, ${job.shortPay}`,
  description: job.summary,
  jsonLd: jobJsonLd(job, text),
}));
