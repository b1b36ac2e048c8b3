/**
 * Renders the drawn screens of the sample works: src/content/works/{slug}/{picture}.html to {picture}.png beside it.
 * `npm run pictures` renders all, `npm run pictures -- fjallvard` one work.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArgs, browserPath } from './engines/chromium.ts';

/** CSS pixels of one picture; the file is twice as large each way. */
const size = { width: 1200, height: 900 };

const wanted = process.argv[2] ?? '*';
const sources = globSync(`src/content/works/${wanted}/*.html`, { exclude: ['**/prototype.html'] }).sort();
if (sources.length === 0)
  throw new Error(`no pictures to render for "${wanted}": expected src/content/works/{slug}/{picture}.html`);

const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
for (const source of sources) {
  await page.goto(pathToFileURL(resolve(source)).href);
  await page.evaluate(() => document.fonts.ready);
  const target = source.replace(/\.html$/, '.png');
  // Flat art: the strongest lossless packing costs seconds once and is kept in the repository.
  await sharp(await page.screenshot())
    .png({ compressionLevel: 9, effort: 10 })
    .toFile(target);
  console.log(target);
}
await browser.close();
