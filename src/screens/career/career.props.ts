import { formFor } from '../../contact/formFor.ts';
import { loadJobs, loadPage, loadPeople } from '../../content/build/load.ts';
import { shownPerson } from '../people/shownPerson.props.ts';
import type { CareerProps } from './CareerScreen.tsx';

export function careerProps(): { props: CareerProps } {
  const jobs = loadJobs().map(({ slug, title, office, pay, applyBy }) => ({
    slug,
    title,
    office,
    pay,
    applyBy,
  }));
  const { closed, ...text } = loadPage('career');
  return {
    props: {
      text,
      jobs,
      people: loadPeople().map(shownPerson),
      form: formFor('open'),
      closed: (jobs.length === 0 && closed) || null,
    },
  };
}
