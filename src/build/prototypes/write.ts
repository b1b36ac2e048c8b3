import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadWorks } from '../../content/load/load.ts';
import { prototypePath } from '../../site.ts';
import { prototypeDocument } from './document.ts';

/** @returns the number of prototypes */
export async function writePrototypes(folder: string): Promise<number> {
  let count = 0;
  for (const { slug, prototype } of loadWorks()) {
    if (!prototype) continue;
    const file = join(folder, `${prototypePath(slug)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await prototypeDocument(slug, prototype));
    count += 1;
  }
  return count;
}
