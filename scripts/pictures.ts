/**
 * Renders the drawn screens of the sample works: src/content/works/{slug}/{picture}.html to {picture}.png beside it, and a cover
 * also to cover-wide.png, in the shape that its page opens with. `npm run pictures` renders all, `npm run pictures -- fjallvard`
 * one work, `npm run pictures -- fjallvard cover` one of its sources.
 */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArgs, browserPath } from './engines/chromium.ts';

/** CSS pixels of one picture; the file is twice as large each way. */
const size = { width: 1200, height: 900 };
/** The same of a cover as its page opens with it: sources recognize it by the width. */
const wide = { width: 1920, height: 1200 };

const [, , wanted = '*', only = '*'] = process.argv;
const sources = globSync(`src/content/works/${wanted}/${only}.html`, { exclude: ['**/prototype.html'] }).sort();
if (sources.length === 0)
  throw new Error(`no pictures to render for "${wanted}": expected src/content/works/{slug}/{picture}.html`);

const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });

async function render(source: string, target: string, viewport: typeof size) {
  await page.setViewportSize(viewport);
  await page.goto(pathToFileURL(resolve(source)).href);
  await page.evaluate(() => document.fonts.ready);
  // Flat art: the strongest lossless packing costs seconds once and is kept in the repository.
  await sharp(await page.screenshot())
    .png({ compressionLevel: 9, effort: 10 })
    .toFile(target);
  console.log(target);
}

for (const source of sources) {
  await render(source, source.replace(/\.html$/, '.png'), size);
  if (basename(source) === 'cover.html') await render(source, source.replace(/\.html$/, '-wide.png'), wide);
}
await browser.close();
