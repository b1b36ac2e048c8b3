import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agencyProject } from '../../scripts/e2e/agency.ts';
import { staticFiles } from '../../scripts/edge/wrangler.ts';
import { deferredScriptsOf } from '../../scripts/html/deferScripts.ts';
import { attribute, findAll, textOf } from '../../scripts/html/document.ts';
import { compress } from '../../scripts/serve/compress.ts';
import { routes, site } from '../../src/site.ts';
import { type BuiltPage, builtPages } from './checks/pages.ts';

const packedSize = async (body: Buffer | string) => (await compress(body)).length;

interface Weight {
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
async function weigh({ html, document: page }: BuiltPage, folder: string): Promise<Weight> {
  const scripts = deferredScriptsOf(html);
  const size = (path: string) => packedSize(readFileSync(join(folder, decodeURIComponent(path))));
  const sum = async (some: string[]) =>
    (await Promise.all(some.map(size))).reduce((all, one) => all + one, 0);
  return {
    html: await packedSize(html),
    scripts: await sum(scripts),
    own: await sum(scripts.filter((path) => !notOwn.test(path))),
    styles: await packedSize(findAll(page, 'style').map(textOf).join('')),
    preloadedFonts: findAll(page, 'link', { rel: 'preload', as: 'font' }).map(
      (link) => attribute(link, 'href') ?? '',
    ),
    blocking: [
      ...findAll(page, 'link', { rel: 'stylesheet' }).map((link) => attribute(link, 'href') ?? ''),
      ...findAll(page, 'script')
        .filter(({ attrs }) => !attrs.some(({ name }) => name === 'defer' || name === 'async'))
        .flatMap((script) => attribute(script, 'src') ?? []),
    ],
  };
}

/** Budgets, in bytes at brotli's highest quality. `own` covers scripts that are neither React nor Next nor styled-components. */
const budgets = { html: 30_000, scripts: 126_000, own: 21_000, styles: 8_000 };

/**
 * What a server sends before it waits for an acknowledgement: ten packets (RFC 6928) of 1,460 bytes. One more byte costs a slow
 * phone 150 ms.
 */
const firstPackets = 14_600;

const isPreview = JSON.parse(readFileSync('out/build.json', 'utf8')).environment === 'preview';
/** What the ribbon of previews may add; only testers of a preview load it. */
const ribbon = isPreview ? 500 : 0;

/** The sizes of some pages of a built folder. */
const weightsOf = (folder: string, wanted?: string[]) =>
  Promise.all(
    builtPages(folder)
      .filter(({ path }) => wanted?.includes(path) ?? true)
      .map(async (page) => ({ path: page.path, ...(await weigh(page, folder)) })),
  );

type Weights = Awaited<ReturnType<typeof weightsOf>>;

/** @returns one sentence for each size over its budget */
const overBudget = (weights: Weights) =>
  weights.flatMap((page) =>
    (Object.entries(budgets) as [keyof typeof budgets, number][])
      .filter(([measure, limit]) => page[measure] > limit + ribbon)
      .map(
        ([measure, limit]) =>
          `${measure} of ${page.path}: ${page[measure]} bytes, at most ${limit}`,
      ),
  );

const weights = await weightsOf('out');

test('every page is within its budget', () => expect(overBudget(weights)).toEqual([]));

test('with telemetry the pages are, too, and the scripts of a first load are at most 1.5 KB larger', async () => {
  const more = await weightsOf(`${agencyProject}/out`);
  expect(overBudget(more)).toEqual([]);
  const load = (all: Weights) =>
    all.find(({ path }) => path === routes.home)?.scripts ?? Number.NaN;
  expect(load(more) - load(weights)).toBeLessThanOrEqual(1536);
});

test('the answer of the home page fits into the first packets', async () => {
  const ask = await staticFiles('out');
  const { headers } = await ask(new Request(site.url));
  // 150 bytes for headers that every server adds, such as the date.
  const head = [...headers].reduce(
    (all, [name, value]) => all + `${name}: ${value}\r\n`.length,
    150,
  );
  const home = weights.find(({ path }) => path === routes.home)?.html ?? Number.NaN;
  expect(home + head).toBeLessThan(firstPackets + ribbon);
});

test('every page preloads one font, and nothing on it delays the first paint', () => {
  for (const { preloadedFonts, blocking } of weights) {
    expect(preloadedFonts).toHaveLength(1);
    expect(blocking).toEqual([]);
  }
});
