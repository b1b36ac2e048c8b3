import type { Work } from '../../content/build/load.ts';
import type { PictureData } from '../../images/manifest.ts';
import { workPicture } from '../../images/workPicture.ts';
import { langOf } from '../../ui/Foreign.tsx';

/** The parts of a work that a list of works shows. The cover is decoration there: the page of the work describes it. */
export interface WorkTeaser extends Pick<Work, 'slug' | 'client' | 'title' | 'summary'> {
  cover: PictureData;
  /** The language of the client's name, where its letters show that it is not English. */
  lang?: string;
}

/** @throws Error naming the work's file when its cover is missing */
export function teaser({ slug, client, title, summary, colour, pictures }: Work): WorkTeaser {
  const [cover] = pictures;
  if (!cover)
    throw new Error(`src/content/works/${slug}/work.yaml: pictures: expected at least a cover`);
  return {
    slug,
    client,
    ...langOf(client),
    title,
    summary,
    cover: { ...workPicture(slug, cover), alt: '', colour: colour.field },
  };
}
