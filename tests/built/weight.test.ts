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

const compressedSize = async (body: Buffer | string) => (await compress(body)).length;

interface Weight {
  html: number;
  /** All scripts of the first load. */
  scripts: number;
  styles: number;
  preloadedFonts: string[];
  /** The URLs of render-blocking style sheets and scripts. */
  blocking: string[];
}

async function weigh({ html, document: page }: BuiltPage, folder: string): Promise<Weight> {
  const scripts = deferredScriptsOf(html);
  const size = (path: string) =>
    compressedSize(readFileSync(join(folder, decodeURIComponent(path))));
  const sizes = await Promise.all(scripts.map(size));
  return {
    html: await compressedSize(html),
    scripts: sizes.reduce((total, bytes) => total + bytes, 0),
    styles: await compressedSize(findAll(page, 'style').map(textOf).join('')),
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

/** Maximum bytes per page at brotli's highest quality. */
const budgets = { html: 30_000, scripts: 118_000, styles: 8_000 };

/**
 * Bytes that a server sends before it waits for an acknowledgement: ten packets (RFC 6928) of 1,460.
 * One more byte costs a slow phone 150 ms.
 */
const firstPackets = 14_600;

const isPreview = JSON.parse(readFileSync('out/build.json', 'utf8')).environment === 'preview';
/** Extra bytes for the ribbon that only previews show. */
const ribbon = isPreview ? 500 : 0;

/** Measures the pages of a built folder, or only those with the `wanted` paths. */
const weightsOf = (folder: string, wanted?: string[]) =>
  Promise.all(
    builtPages(folder)
      .filter(({ path }) => wanted?.includes(path) ?? true)
      .map(async (page) => ({ path: page.path, ...(await weigh(page, folder)) })),
  );

type Weights = Awaited<ReturnType<typeof weightsOf>>;

/** Reports each size that is over its budget. */
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

test('with telemetry every page is within its budget, and home loads at most 1.5 KB more scripts', async () => {
  const withTelemetry = await weightsOf(`${agencyProject}/out`);
  expect(overBudget(withTelemetry)).toEqual([]);
  const scriptsOfHome = (all: Weights) =>
    all.find(({ path }) => path === routes.home)?.scripts ?? Number.NaN;
  expect(scriptsOfHome(withTelemetry) - scriptsOfHome(weights)).toBeLessThanOrEqual(1536);
});

test('the response of the home page fits into the first packets', async () => {
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

test('every page preloads one font, and no resource blocks its first paint', () => {
  for (const { preloadedFonts, blocking } of weights) {
    expect(preloadedFonts).toHaveLength(1);
    expect(blocking).toEqual([]);
  }
});
