import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deferredScriptsOf } from '../../../scripts/html/deferScripts.ts';
import { attribute, findAll, textOf } from '../../../scripts/html/document.ts';
import { compress } from '../../../scripts/serve/compress.ts';
import type { BuiltPage } from './pages.ts';

const packedSize = async (body: Buffer | string) => (await compress(body)).length;

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

/** The cost of a page's first load. */
export async function weigh({ html, document: page }: BuiltPage, folder: string): Promise<Weight> {
  const scripts = deferredScriptsOf(html);
  const size = (path: string) => packedSize(readFileSync(join(folder, decodeURIComponent(path))));
  const sum = async (some: string[]) => (await Promise.all(some.map(size))).reduce((all, one) => all + one, 0);
  return {
    html: await packedSize(html),
    scripts: await sum(scripts),
    own: await sum(scripts.filter((path) => !notOwn.test(path))),
    styles: await packedSize(findAll(page, 'style').map(textOf).join('')),
    preloadedFonts: findAll(page, 'link', { rel: 'preload', as: 'font' }).map((link) => attribute(link, 'href') ?? ''),
    blocking: [
      ...findAll(page, 'link', { rel: 'stylesheet' }).map((link) => attribute(link, 'href') ?? ''),
      ...findAll(page, 'script')
        .filter(({ attrs }) => !attrs.some(({ name }) => name === 'defer' || name === 'async'))
        .flatMap((script) => attribute(script, 'src') ?? []),
    ],
  };
}
