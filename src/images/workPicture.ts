import { readFileSync } from 'node:fs';
import type { Person, Work } from '../content/load/load.ts';
import { once } from '../content/load/once.ts';
import loader from './loader.ts';
import { hashedPath, type Manifest, type PictureData } from './manifest.ts';
import { deviceWidths } from './sizes.ts';

const readManifest = once(
  (): Manifest => JSON.parse(readFileSync('src/images/manifest.json', 'utf8')),
);

/** Makes the `srcset` of a phone's crop at build time, so that scripts do not contain the widths. */
const cropOf = ({ src, width, height }: Omit<PictureData, 'alt'>) => {
  const candidates = deviceWidths
    .filter((candidate) => candidate <= width)
    .map((candidate) => `${loader({ src, width: candidate })} ${candidate}w`);
  return { srcSet: candidates.join(), width, height };
};

function findPicture(path: string) {
  const entry = readManifest()[path];
  if (!entry) return undefined;
  const { hash, width, height, colour } = entry;
  return { src: hashedPath(path, hash), width, height, colour };
}

/**
 * Describes a picture of a work for a page.
 * @throws Error naming the work's file when its folder lacks the picture
 */
export function workPicture(
  slug: string,
  { file, alt, phone }: Work['pictures'][number],
): PictureData {
  const find = (name: string) => {
    const found = findPicture(`/images/works/${slug}/${name}`);
    if (!found)
      throw new Error(
        `src/agency/works/${slug}/work.yaml: pictures: expected a picture ${name} beside it`,
      );
    return found;
  };
  return { ...find(file), alt, ...(phone && { phone: cropOf(find(phone)) }) };
}

/** Describes a person's photograph, if there is one. The text next to it serves as its description. */
export function photoOf({ portrait }: Pick<Person, 'portrait'>): { photo?: PictureData } {
  const found = portrait && findPicture(`/images/people/${portrait}`);
  return found ? { photo: { ...found, alt: '' } } : {};
}
