import {
  bySlug,
  loadIndustries,
  loadPage,
  loadPeople,
  loadServices,
  loadWorks,
} from '../../src/content/build/load.ts';
import { lowerCaseFirstLetter } from '../../src/content/build/readable.ts';
import { relatedWorks, resultsInShort } from '../../src/content/build/related.ts';
import { pathsOf, type SlugContext } from '../../src/content/build/slugs.ts';
import { workPicture } from '../../src/images/workPicture.ts';
import { shownPerson } from '../../src/screens/people/shownPerson.ts';
import { figureRows } from '../../src/screens/work/figureRows.ts';
import { linesOf } from '../../src/screens/work/linesOf.ts';
import { openingPicture } from '../../src/screens/work/openingPicture.ts';
import { type WorkProps, WorkScreen } from '../../src/screens/work/WorkScreen.tsx';
import { teaser } from '../../src/screens/works/teaser.ts';
import { workJsonLd } from '../../src/seo/structured/jsonLd.ts';
import { withSeo } from '../../src/seo/withSeo.tsx';

export const getStaticPaths = () => pathsOf(loadWorks());

export function getStaticProps({ params }: SlugContext): {
  props: WorkProps & { description: string };
} {
  const works = loadWorks();
  const work = bySlug(works, params?.slug);
  const named = <T extends { slug: string; name: string }>(
    all: readonly T[],
    slugs: readonly string[],
  ) => slugs.map((slug) => bySlug(all, slug)).map(({ slug, name }) => ({ slug, name }));
  const industries = named(loadIndustries(), work.industries);
  const [sector] = industries;
  const { prototype: _, pictures: __, layout: ___, scene, ...rest } = work;
  const people = loadPeople().filter((person) => person.works.includes(work.slug));
  const text = loadPage('work');
  const { duration = '', team = '' } = work;
  const effort: WorkProps['work']['effort'] = [
    [text.facts.duration, duration],
    [text.facts.team, team],
  ];
  const empty = Object.entries({ ...work, people, voice: work.voice ? ['said'] : [] })
    .filter(([, items]) => Array.isArray(items) && items.length === 0)
    .map(([part]) => part);
  return {
    props: {
      description: resultsInShort(work),
      text,
      work: {
        ...rest,
        effort: effort.filter(([, said]) => said),
        order: work.order.filter((part) => part === 'pictures' || !empty.includes(part)),
        scene: scene
          ? { ...scene, pictures: scene.pictures.map((one) => workPicture(work.slug, one)) }
          : null,
        opening: openingPicture(work),
        sector: lowerCaseFirstLetter(sector?.name ?? ''),
        services: named(loadServices(), work.services),
        industries,
        rows: figureRows(work),
        lines: linesOf(work.slug),
      },
      people: people.map(shownPerson),
      related: relatedWorks(work, works).map(teaser),
    },
  };
}

export default withSeo<WorkProps & { description: string }>(
  WorkScreen,
  ({ work, description }) => ({
    title: work.searchTitle,
    description,
    jsonLd: workJsonLd(work),
  }),
);
