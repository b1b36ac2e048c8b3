import { existsSync } from 'node:fs';
import { contentFolder } from '../../content/contentFolder.ts';
import { loadPeople, loadWorks } from '../../content/load/load.ts';
import { site } from '../../site.ts';
import type { Sample } from '../../ui/example.ts';
import { shownPerson } from '../shared/people/shownPerson.props.ts';
import { teaser } from '../shared/works/teaser.props.ts';

export function styleguideProps(): { props: { sample: Sample } } {
  const [work] = loadWorks();
  const cities = site.offices
    .map(({ id }) => id)
    .filter((id) => existsSync(`${contentFolder}/drawings/skyline-${id}.svg`));
  const people = loadPeople().slice(0, 2).map(shownPerson);
  return {
    props: {
      sample: {
        ...(work && { work: { slug: work.slug, picture: teaser(work).cover } }),
        cities,
        people,
      },
    },
  };
}
