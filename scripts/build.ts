/**
 * Builds the whole site into `out`: content check, assets, pictures, pages, what is made from the finished pages, and the bundle of
 * the Functions.
 * `--pictures-on-demand` leaves the encoding of pictures to the server of `out`; such a build must not be deployed.
 */
import { checkContent } from '../src/content/check.ts';
import { loadWorks } from '../src/content/load.ts';
import { checkSite } from '../src/content/siteSchema.ts';
import type { Manifest } from '../src/images/manifest.ts';
import { writeAssets } from './build/assets.ts';
import { finish } from './build/finish.ts';
import { buildFunctions } from './build/functions.ts';
import { buildWithNext } from './build/next.ts';
import { listSamples } from './build/samples.ts';
import { step, stepTimes } from './build/steps.ts';
import { command } from './cli/command.ts';
import { encodeAll } from './images/encodeAll.ts';
import { pictureFolders, prepareImages } from './images/prepare.ts';
import { publishVariants } from './images/publish.ts';

/** `/works` shows all works, at 4 kB for every 24; from here on it would weigh more than other pages. */
const mostWorks = 120;

/** How often the progress of encoding is printed. Milliseconds. */
const quiet = 10_000;

async function encode(manifest: Manifest) {
  const start = performance.now();
  let told = start;
  const report = (left: number, all: number) => {
    const now = performance.now();
    if (left === 0 || now - told < quiet) return;
    told = now;
    const seconds = Math.round(((now - start) * left) / (all - left) / 1000);
    console.log(`pictures: ${left} left to encode, about ${seconds} s`);
  };
  const encoded = await encodeAll(pictureFolders, manifest, report);
  console.log(`pictures: ${encoded} variants encoded in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

await command(async () => {
  const complete = !process.argv.includes('--pictures-on-demand');
  await step('texts', () => {
    checkSite();
    for (const notice of checkContent()) console.log(`notice: ${notice}`);
    const { length } = loadWorks();
    if (length > mostWorks) console.log(`notice: /works lists ${length} works; beyond ${mostWorks} the page gets heavy`);
    console.log(`samples: ${listSamples().length} things are invented`);
  });
  await step('fonts and drawings', writeAssets);
  const manifest = await step('measuring', () => prepareImages(pictureFolders));
  if (complete) await step('encoding', () => encode(manifest));
  await step('pages', buildWithNext);
  if (complete) {
    const packs = await step('packing', () => publishVariants(pictureFolders, 'out'));
    console.log(`pictures: ${packs} packs of variants published`);
  }
  await step('finishing', () => finish('out'));
  await step('Functions', () => buildFunctions('out'));
  console.log(stepTimes());
});
