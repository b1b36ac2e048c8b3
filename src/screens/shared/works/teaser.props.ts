import { contentFolder } from '../../../content/contentFolder.ts';
import { hasGesture } from '../../../content/drawings/gesture.ts';
import { loadIndustries, type Work } from '../../../content/load/load.ts';
import { lowerCaseInitials } from '../../../content/texts/readable.ts';
import type { PictureData } from '../../../images/manifest.ts';
import { workPicture } from '../../../images/workPicture.ts';
import { site } from '../../../site.ts';
import { langOf } from '../../../ui/Foreign.tsx';

/**
 * A work in a list of works. The cover's `alt` is empty, because the work's own page describes it.
 */
export interface Teaser extends Pick<Work, 'slug' | 'client' | 'title' | 'summary'> {
  cover: PictureData;
  /** Whether a part of the cover moves. */
  moves?: true;
  /** The language of the client's name, if its letters show that it is not English. */
  lang?: string;
}

/** Returns a work's first industry as within a sentence, such as `event design`, if it has one. */
export const sectorOf = ({ industries: [first] }: Pick<Work, 'industries'>) =>
  lowerCaseInitials(loadIndustries().find(({ slug }) => slug === first)?.name ?? '');

/** @throws Error naming the work's file when its cover is missing */
export function teaser({ slug, client, title, summary, colour, pictures }: Work): Teaser {
  const [cover] = pictures;
  if (!cover)
    throw new Error(
      `${contentFolder}/works/${slug}/work.yaml: pictures: expected at least a cover`,
    );
  return {
    slug,
    client,
    ...langOf(client, site.foreignWords),
    title,
    summary,
    ...(hasGesture(slug) && { moves: true as const }),
    cover: { ...workPicture(slug, cover), alt: '', colour: colour.field },
  };
}
