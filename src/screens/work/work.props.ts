import {
  bySlug,
  loadIndustries,
  loadPage,
  loadPeople,
  loadServices,
  loadWorks,
  type Work,
} from '../../content/build/load.ts';
import { lowerCaseFirstLetter } from '../../content/build/readable.ts';
import { relatedWorks, resultsInShort } from '../../content/build/related.ts';
import type { SlugContext } from '../../content/build/slugs.ts';
import { workPicture } from '../../images/workPicture.ts';
import { shownPerson } from '../people/shownPerson.props.ts';
import { teaser } from '../works/teaser.props.ts';
import { chapterLines } from './chapterLines.props.ts';
import { figureRows } from './figureRows.props.ts';
import { openingPicture } from './openingPicture.props.ts';
import type { WorkProps } from './WorkScreen.tsx';

type Named = { slug: string; name: string };

const named = (all: readonly Named[], slugs: readonly string[]): Named[] =>
  slugs.map((slug) => bySlug(all, slug)).map(({ slug, name }) => ({ slug, name }));

export function workProps({ params }: SlugContext): {
  props: WorkProps & { description: string };
} {
  const works = loadWorks();
  const work = bySlug(works, params?.slug);
  const { prototype: _, pictures: __, layout: ___, scene, ...rest } = work;
  const text = loadPage('work');
  const industries = named(loadIndustries(), work.industries);
  const people = loadPeople().filter((person) => person.works.includes(work.slug));
  const effort: WorkProps['work']['effort'] = [
    [text.facts.duration, work.duration ?? ''],
    [text.facts.team, work.team ?? ''],
  ];
  const hasContent = (part: Work['order'][number]) => {
    if (part === 'facts' || part === 'pictures') return true;
    if (part === 'voice') return work.voice !== undefined;
    return (part === 'people' ? people : work[part]).length > 0;
  };
  return {
    props: {
      description: resultsInShort(work),
      text,
      work: {
        ...rest,
        effort: effort.filter(([, value]) => value),
        order: work.order.filter(hasContent),
        scene: scene
          ? {
              ...scene,
              pictures: scene.pictures.map((picture) => workPicture(work.slug, picture)),
            }
          : null,
        opening: openingPicture(work),
        sector: lowerCaseFirstLetter(industries[0]?.name ?? ''),
        services: named(loadServices(), work.services),
        industries,
        rows: figureRows(work),
        lines: chapterLines(work.slug),
      },
      people: people.map(shownPerson),
      related: relatedWorks(work, works).map(teaser),
    },
  };
}
