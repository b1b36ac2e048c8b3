import { existsSync } from 'node:fs';
import { formFor } from '../../contact/formFor.ts';
import {
  closingDrawingFile,
  jobSceneFile,
  readDrawing,
} from '../../content/drawings/readDrawing.ts';
import { bySlug, loadJobs, loadPage, loadPeople } from '../../content/load/load.ts';
import type { SlugContext } from '../../content/load/slugs.ts';
import { readablePay } from '../../content/texts/readable.ts';
import { officeOf } from '../../site.ts';
import { shownPerson } from '../shared/people/shownPerson.props.ts';
import type { JobProps } from './JobScreen.tsx';

export function jobProps({ params }: SlugContext): { props: JobProps } {
  const { beside, ...job } = bySlug(loadJobs(), params?.slug);
  const amount = readablePay(job.salary);
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
      pay: [amount, job.pay.replace(amount, '').trim()],
      beside: beside
        ? { ...beside, person: shownPerson(bySlug(loadPeople(), beside.person)) }
        : null,
      form: formFor('position', job.slug),
      hasHiring: hiring !== undefined,
      levelLabel: levels?.level ?? null,
      hasScene: existsSync(jobSceneFile(job.slug)),
      isDrawn: readDrawing(closingDrawingFile('job')) !== undefined,
    },
  };
}
