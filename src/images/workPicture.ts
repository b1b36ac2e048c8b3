import { readFileSync } from 'node:fs';
import type { Person, Work } from '../content/build/load.ts';
import { once } from '../content/build/once.ts';
import loader from './loader.ts';
import { hashedPath, type Manifest, type PictureData } from './manifest.ts';
import { deviceWidths } from './sizes.ts';

const readManifest = once(
  (): Manifest => JSON.parse(readFileSync('src/images/manifest.json', 'utf8')),
);

/** In the widths for a crop as wide as the window. Made here, as browsers have no other use for the list. */
const cropOf = ({ src, width, height }: Omit<PictureData, 'alt'>) => {
  const offered = deviceWidths
    .filter((one) => one <= width)
    .map((one) => `${loader({ src, width: one })} ${one}w`);
  return { srcSet: offered.join(), width, height };
};

/** What a page needs to show the picture at a public path; nothing where there is none. */
function pictureAt(path: string) {
  const entry = readManifest()[path];
  if (!entry) return undefined;
  const { hash, width, height, colour } = entry;
  return { src: hashedPath(path, hash), width, height, colour };
}

/**
 * What a page needs to show a picture of a work.
 * @throws Error naming the work's file when a picture is not beside it
 */
export function workPicture(
  slug: string,
  { file, alt, phone }: Work['pictures'][number],
): PictureData {
  const find = (name: string) => {
    const found = pictureAt(`/images/works/${slug}/${name}`);
    if (!found)
      throw new Error(
        `src/content/works/${slug}/work.yaml: pictures: expected a picture ${name} beside it`,
      );
    return found;
  };
  return { ...find(file), alt, ...(phone && { phone: cropOf(find(phone)) }) };
}

/** A person's photograph, which the words beside it describe; nothing where there is none. */
export function photoOf({ portrait }: Pick<Person, 'portrait'>): { photo?: PictureData } {
  const found = portrait && pictureAt(`/images/people/${portrait}`);
  return found ? { photo: { ...found, alt: '' } } : {};
}
