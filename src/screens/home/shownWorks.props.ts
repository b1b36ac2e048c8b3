import type { Work } from '../../content/build/load.ts';
import { withPrototypes } from '../../content/build/prototypeOfTheDay.ts';
import { workPicture } from '../../images/workPicture.ts';
import { langOf } from '../../ui/Foreign.tsx';
import { teaser, type WorkTeaser } from '../works/teaser.props.ts';

/** A work whose prototype can be tried out has what to do as its title, and the work whose turn is next. */
export interface ShownWork extends Omit<WorkTeaser, 'summary'> {
  next?: Pick<WorkTeaser, 'slug' | 'client' | 'lang'>;
}

function shown(work: Work): ShownWork {
  const { summary: _, ...rest } = teaser(work);
  return rest;
}

/** The works on the home page: the one whose prototype has its turn on this day, and the newest others, three in all. */
export function shownWorks(works: readonly Work[]): ShownWork[] {
  const [today, next = today] = withPrototypes(works);
  if (!today || !next) return works.slice(0, 3).map(shown);
  const { slug, prototype, pictures } = today;
  const picture = pictures.find(({ file }) => file === prototype.picture);
  const { phone, ...cover } = workPicture(slug, { ...picture, file: prototype.picture, alt: '' });
  return [
    {
      ...shown(today),
      title: prototype.prompt,
      // In one width, which phones have use for: each costs the page.
      cover: {
        ...cover,
        ...(phone && { phone: { ...phone, srcSet: phone.srcSet.replace(/.*,/, '') } }),
        colour: prototype.around,
      },
      next: { slug: next.slug, client: next.client, ...langOf(next.client) },
    },
    ...works
      .filter((work) => work !== today)
      .slice(0, 2)
      .map(shown),
  ];
}
