import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deferredScriptsOf } from '../html/deferScripts.ts';
import { attribute, findAll, parseDocument, textOf } from '../html/document.ts';
import { compress } from '../serve/compress.ts';

const packedSize = (body: Buffer | string) => compress(body).length;

export interface Weight {
  html: number;
  /** Every script that a browser fetches before it is idle. */
  scripts: number;
  /** The part of these that is neither React nor Next nor styled-components: the page's own and the shell's. */
  own: number;
  styles: number;
  preloadedFonts: string[];
  /** The addresses of render-blocking style sheets and scripts. */
  blocking: string[];
}

/** Files of webpack, React, Next and styled-components, and the lists of pages that Next writes; see scripts/bundle. */
const notOwn = /\/(webpack|framework|main|next-image)-|\/_(build|ssg)Manifest\.js$/;

const known = new Map<string, number>();

/** A cache, because pages and builds share most of their files and compressing the largest takes a second. */
function sizeOf(file: string): number {
  const body = readFileSync(file);
  const digest = createHash('sha256').update(body).digest('hex');
  const size = known.get(digest) ?? packedSize(body);
  known.set(digest, size);
  return size;
}

/** The cost of a page's first load. */
export function weigh(html: string, folder: string): Weight {
  const page = parseDocument(html);
  const scripts = deferredScriptsOf(html);
  const size = (path: string) => sizeOf(join(folder, decodeURIComponent(path)));
  const sum = (some: string[]) => some.reduce((all, path) => all + size(path), 0);
  return {
    html: packedSize(html),
    scripts: sum(scripts),
    own: sum(scripts.filter((path) => !notOwn.test(path))),
    styles: packedSize(findAll(page, 'style').map(textOf).join('')),
    preloadedFonts: findAll(page, 'link', { rel: 'preload', as: 'font' }).map((link) => attribute(link, 'href') ?? ''),
    blocking: [
      ...findAll(page, 'link', { rel: 'stylesheet' }).map((link) => attribute(link, 'href') ?? ''),
      ...findAll(page, 'script')
        .filter(({ attrs }) => !attrs.some(({ name }) => name === 'defer' || name === 'async'))
        .flatMap((script) => attribute(script, 'src') ?? []),
    ],
  };
}
