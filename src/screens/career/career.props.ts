import { formFor } from '../../contact/formFor.ts';
import { loadJobs, loadPage, loadPeople } from '../../content/load/load.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { readablePay } from '../../content/texts/readable.ts';
import { site } from '../../site.ts';
import { shownPerson } from '../shared/people/shownPerson.props.ts';
import type { CareerProps } from './CareerScreen.tsx';
import { colleagues } from './colleagues.ts';

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
      people: colleagues(loadPeople(), loadJobs()).map(shownPerson),
      form: text.apply ? formFor('unsolicited') : null,
      closed: (jobs.length === 0 && closed) || null,
    },
  };
}
