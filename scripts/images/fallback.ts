import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { imagePath } from '../../src/images/sizes.ts';

/**
 * The plain file at a picture's address. It is served only when the host skips the Functions because their
 * daily quota is used up: an empty picture, through which the placeholder's colour shows, rather than a broken one.
 */
export function writeImageFallback(folder: string) {
  const file = join(folder, imagePath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n');
}
