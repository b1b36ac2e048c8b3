import { formFor } from '../../contact/formFor.ts';
import { bySlug, loadJobs, loadPage, loadPeople, type Person } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { readablePay } from '../../content/build/readable.ts';
import { site } from '../../site.ts';
import { shownPerson } from '../people/shownPerson.props.ts';
import type { CareerProps } from './CareerScreen.tsx';

type Levels = NonNullable<PageText<'career'>['levels']>;

function levelsWithTable({ level, asks, items, heading, text, more }: Levels) {
  const table = {
    head: [level, asks, ...site.offices.map(({ city }) => city)],
    rows: items.map(({ name, asks: asked, pay }) => [
      name,
      asked,
      ...site.offices.flatMap(({ id }) => (pay[id] ? [readablePay(pay[id])] : [])),
    ]),
  };
  return { heading, text, more, table };
}

/** The people whom one would sit beside; everyone if no position names one. */
function colleagues(): Person[] {
  const people = loadPeople();
  const jobs = site.offices.flatMap(({ id }) => loadJobs().filter(({ office }) => office === id));
  const neighbours = jobs.flatMap(({ beside }) => (beside ? [beside.person] : []));
  return neighbours.length > 0
    ? [...new Set(neighbours)].map((slug) => bySlug(people, slug))
    : people;
}

export function careerProps(): { props: CareerProps } {
  const jobs = loadJobs().map(({ slug, title, office, level, pay, applyBy }) => ({
    slug,
    title,
    office,
    ...(level && { level }),
    pay,
    applyBy,
  }));
  const { closed, levels, ...text } = loadPage('career');
  return {
    props: {
      text,
      jobs,
      levels: levels ? levelsWithTable(levels) : null,
      people: colleagues().map(shownPerson),
      form: text.apply ? formFor('open') : null,
      closed: (jobs.length === 0 && closed) || null,
    },
  };
}
