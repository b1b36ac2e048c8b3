import { readFileSync } from 'node:fs';
import type { Work } from '../content/load.ts';
import loader from './loader.ts';
import { hashedPath, type Manifest, type PictureData } from './manifest.ts';
import { deviceWidths } from './sizes.ts';

const readManifest = (): Manifest => JSON.parse(readFileSync('src/images/manifest.json', 'utf8'));
let manifest: Manifest | undefined;

/** In the widths for a crop as wide as the window. Made here, as browsers have no other use for the list. */
const cropOf = ({ src, width, height }: Omit<PictureData, 'alt'>) => {
  const offered = deviceWidths.filter((one) => one <= width).map((one) => `${loader({ src, width: one })} ${one}w`);
  return { srcSet: offered.join(), width, height };
};

/**
 * What a page needs to show a picture of a work.
 * @throws Error naming the work's file when a picture is not beside it
 */
export function workPicture(slug: string, { file, alt, phone }: Work['pictures'][number]): PictureData {
  // Set in development only, and again whenever a picture changes; see next.config.js.
  if (!manifest || process.env.CONTENT_REVISION) manifest = readManifest();
  const known = manifest;
  const find = (name: string) => {
    const path = `/images/works/${slug}/${name}`;
    const entry = known[path];
    if (!entry) throw new Error(`src/content/works/${slug}/work.yaml: pictures: expected a picture ${name} beside it`);
    const { hash, width, height, colour } = entry;
    return { src: hashedPath(path, hash), width, height, colour };
  };
  return { ...find(file), alt, ...(phone && { phone: cropOf(find(phone)) }) };
}
