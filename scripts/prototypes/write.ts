import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadWorks } from '../../src/content/build/load.ts';
import { prototypePath } from '../../src/site.ts';
import { prototypeDocument } from './document.ts';
import { prototypeFont } from './font.ts';

export async function writePrototypes(folder: string): Promise<number> {
  const works = loadWorks().flatMap(({ slug, prototype }) =>
    prototype ? [{ slug, ...prototype }] : [],
  );
  for (const work of works) {
    const file = join(folder, `${prototypePath(work.slug)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, prototypeDocument(work.slug, work, await prototypeFont(work.slug)));
  }
  return works.length;
}
