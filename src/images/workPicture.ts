import { readFileSync } from 'node:fs';
import type { Work } from '../content/load.ts';
import { hashedPath, type Manifest, type PictureData } from './manifest.ts';

const readManifest = (): Manifest => JSON.parse(readFileSync('src/images/manifest.json', 'utf8'));
let manifest: Manifest | undefined;

/**
 * What a page needs to show a picture of a work.
 * @throws Error naming the work's file when the picture is not beside it
 */
export function workPicture(slug: string, { file, alt }: Work['pictures'][number]): PictureData {
  // Set in development only, and again whenever a picture changes; see next.config.js.
  if (!manifest || process.env.CONTENT_REVISION) manifest = readManifest();
  const path = `/images/works/${slug}/${file}`;
  const entry = manifest[path];
  if (!entry) throw new Error(`src/content/works/${slug}/work.yaml: pictures: expected a picture ${file} beside it`);
  return { src: hashedPath(path, entry.hash), width: entry.width, height: entry.height, colour: entry.colour, alt };
}
