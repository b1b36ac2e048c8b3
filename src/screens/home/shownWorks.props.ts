import type { Work } from '../../content/load/load.ts';
import { withPrototypes } from '../../content/load/prototypeOfTheDay.ts';
import { workPicture } from '../../images/workPicture.ts';
import { site } from '../../site.ts';
import { langOf } from '../../ui/Foreign.tsx';
import { type Teaser, teaser } from '../shared/works/teaser.props.ts';

/**
 * A work on the home page. With a prototype, its title invites visitors to try it, and `next` is
 * the work whose prototype is shown tomorrow.
 */
export interface ShownWork extends Omit<Teaser, 'summary'> {
  next?: Pick<Teaser, 'slug' | 'client' | 'lang'>;
  /** Which part of the cover stays where a window cuts it: per cent from its left and its top. */
  focus?: number[];
  /** The cover's path, if another picture is shown in its place. */
  src?: string;
}

function withoutSummary(work: Work): ShownWork {
  const { summary: _, ...rest } = teaser(work);
  return { ...rest, ...(work.focus && { focus: work.focus }) };
}

/**
 * Returns the three works on the home page: the one with the prototype of the day, and the newest
 * others.
 */
export function shownWorks(works: readonly Work[]): ShownWork[] {
  const [today, next = today] = withPrototypes(works);
  if (!today || !next) return works.slice(0, 3).map(withoutSummary);
  const { slug, prototype, pictures } = today;
  const picture = pictures.find(({ file }) => file === prototype.picture);
  const { phone, ...cover } = workPicture(slug, { ...picture, file: prototype.picture, alt: '' });
  return [
    {
      ...withoutSummary(today),
      src: teaser(today).cover.src,
      title: prototype.prompt,
      // Keeps only the largest width, which phones need, because each adds to the page's size.
      cover: {
        ...cover,
        ...(phone && { phone: { ...phone, srcSet: phone.srcSet.replace(/.*,/, '') } }),
        colour: prototype.around,
      },
      next: { slug: next.slug, client: next.client, ...langOf(next.client, site.foreignWords) },
    },
    ...works
      .filter((work) => work !== today)
      .slice(0, 2)
      .map(withoutSummary),
  ];
}
