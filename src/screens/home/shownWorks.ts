import type { Work } from '../../content/load.ts';
import { withPrototypes } from '../../content/prototypeOfTheDay.ts';
import { workPicture } from '../../images/workPicture.ts';
import { langOf } from '../../ui/Foreign.tsx';
import { teaser, type WorkTeaser } from '../works/teaser.ts';

/** A work whose prototype can be tried out has what to do as its title, and the work whose turn is next. */
export interface ShownWork extends Omit<WorkTeaser, 'summary'> {
  /** Of the prototype on phones, width by height in units of 120 CSS pixels. The picture is cut to it, which costs the page less than another one. */
  shape?: string;
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
  const phone = pictures.find(({ file }) => file === prototype.picture)?.phone;
  const { width, height } = workPicture(slug, { file: phone ?? prototype.picture, alt: '' });
  return [
    {
      ...shown(today),
      title: prototype.prompt,
      cover: { ...workPicture(slug, { file: prototype.picture, alt: '' }), colour: prototype.around },
      ...(height > width && { shape: `${width / 360}/${height / 360}` }),
      next: { slug: next.slug, client: next.client, ...langOf(next.client) },
    },
    ...works
      .filter((work) => work !== today)
      .slice(0, 2)
      .map(shown),
  ];
}
