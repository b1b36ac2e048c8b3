import { cpSync, globSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the tests' build keeps its source maps instead of uploading them. */
export const mapsFolder = 'maps';

/** Copies the source maps of a built site, for tests that read them. */
export function keepMaps(folder: string) {
  rmSync(mapsFolder, { recursive: true, force: true });
  for (const map of globSync(`${folder}/**/*.map`))
    cpSync(map, join(mapsFolder, relative(folder, map)));
}
