/**
 * Renders the drawn screens of the sample works: src/content/works/{slug}/{picture}.html to {picture}.png beside it, and its crop
 * for phones to {picture}-phone.png; a cover to cover-wide.png instead, in the shape that its page opens with. `npm run pictures`
 * renders all, `npm run pictures -- fjallvard` one work, `npm run pictures -- fjallvard cover` one of its sources.
 */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { loadWorks } from '../src/content/load.ts';
import { browserArgs, browserPath } from './engines/chromium.ts';

/** CSS pixels, and the file's pixels for each. Sources recognize the shape by the width, and may set a body of another height. */
const shapes = {
  '': { viewport: { width: 1200, height: 900 }, deviceScaleFactor: 2 },
  '-wide': { viewport: { width: 1920, height: 1200 }, deviceScaleFactor: 2 },
  '-phone': { viewport: { width: 360, height: 480 }, deviceScaleFactor: 3 },
};

const [, , wanted = '*', only = '*'] = process.argv;
const sources = globSync(`src/content/works/${wanted}/${only}.html`, { exclude: ['**/prototype.html'] }).sort();
if (sources.length === 0)
  throw new Error(`no pictures to render for "${wanted}": expected src/content/works/{slug}/{picture}.html`);
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
for (const source of sources) {
  const plain = source.replace(/\.html$/, '');
  // Phones get the first view of a prototype in the place of its picture, from the last build.
  const tried = loadWorks().find(({ slug, prototype }) => `${plain}.png`.endsWith(`${slug}/${prototype?.picture}`));
  for (const ending of ['', basename(source) === 'cover.html' ? '-wide' : '-phone'] as const) {
    const page = await browser.newPage(shapes[ending]);
    const [from, part] = ending === '-phone' && tried ? [`out/prototypes/${tried.slug}.html`, 'main'] : [source, 'body'];
    await page.goto(pathToFileURL(resolve(from)).href);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.locator(part).screenshot({ animations: 'disabled' });
    // Flat art: the strongest packing costs seconds once and is kept in the repository.
    await sharp(drawn).png({ compressionLevel: 9, effort: 10 }).toFile(`${plain}${ending}.png`);
    console.log(`${plain}${ending}.png`);
    await page.close();
  }
}
await browser.close();
