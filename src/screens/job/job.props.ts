import { formFor } from '../../contact/formFor.ts';
import { bySlug, loadJobs, loadPage } from '../../content/build/load.ts';
import type { SlugContext } from '../../content/build/slugs.ts';
import { officeOf } from '../../site.ts';
import type { JobProps } from './JobScreen.tsx';

export function jobProps({ params }: SlugContext): { props: JobProps } {
  const job = bySlug(loadJobs(), params?.slug);
  const text = loadPage('job', {
    title: job.title,
    city: officeOf(job).city,
    applyBy: job.applyBy,
  });
  const { hiring, levels } = loadPage('career');
  return {
    props: {
      text,
      job,
      form: formFor('position', job.slug),
      hasHiring: hiring !== undefined,
      levelLabel: levels?.level ?? null,
    },
  };
}
