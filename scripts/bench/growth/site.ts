import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pMap from 'p-map';
import { stringify } from 'yaml';
import { loadWorks, newestFirst, type Work } from '../../../src/content/load.ts';
import { measuredWork } from './figures.ts';
import { drawCover, drawStrip } from './originals.ts';
import { inventedWork } from './works.ts';

/** What a build does not read, and what is made anew. */
const leftOut = /^((tests|docs|\.github|src\/content\/works)\/|node_modules$)/;

/** Copies the project's files, as they are in the working copy. */
function copyProject(folder: string) {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of list.split('\0').filter((one) => one && !leftOut.test(one) && existsSync(one))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** The samples and, beyond their number, invented works. */
export function manyWorks(count: number): Work[] {
  const samples = loadWorks();
  return Array.from({ length: count }, (_, index) => samples[index] ?? inventedWork(samples, index - samples.length));
}

interface Size {
  works: number;
  /** Of each work. */
  pictures: number;
}

/** The names of a work's pictures, the cover first. */
const pictureNames = (count: number) =>
  Array.from({ length: count }, (_, number) => (number ? `screen-${number}.png` : 'cover.png'));

/** Rows for so many pictures. */
const layoutOf = (count: number) => [...Array(Math.floor(count / 2)).fill('left'), ...Array(count % 2).fill('full')];

/** What stands in the file of a work that has so many pictures, and no prototype. */
export function workFile({ slug: _, prototype: __, ...text }: Work, pictures: number): string {
  const alts = text.pictures.map(({ alt }) => alt);
  const shown = pictureNames(pictures).map((file, number) => ({ file, alt: alts[number % alts.length] }));
  return stringify({ ...text, opening: 'cover.png', layout: layoutOf(pictures - 1), pictures: shown });
}

/** The line of an invented work, the same above each chapter. */
export const straightRule = `<svg viewBox="0 0 320 140">${'<path d="M0 70h320"/>'.repeat(3)}</svg>`;

/** Writes works into the folder of works of a site, with originals that are drawn. */
async function writeWorks(folder: string, { works: count, pictures }: Size) {
  const works = manyWorks(count);
  const visible = new Set([...works.toSorted(newestFirst).slice(0, 6), ...works.filter(({ slug }) => slug === measuredWork)]);
  const write = async ([index, work]: [number, Work]) => {
    const place = join(folder, work.slug);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'work.yaml'), workFile(work, pictures));
    writeFileSync(join(place, 'rule.svg'), straightRule);
    for (const [number, file] of pictureNames(pictures).entries()) {
      // These the measured pages show before anybody scrolls; the others only count.
      const draw = number === 0 && visible.has(work) ? drawCover : drawStrip;
      writeFileSync(join(place, file), await draw(index * 1000 + number));
    }
  };
  await pMap(works.entries(), write, { concurrency: availableParallelism() });
}

/** Makes a site with so many works in a folder, which is emptied first. */
export async function makeSite(folder: string, size: Size) {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  await writeWorks(join(folder, 'src/content/works'), size);
}
