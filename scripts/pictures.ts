/**
 * Renders the drawn screens of the sample works: src/content/works/{slug}/{picture}.html to {picture}.png beside it, and its crop
 * for phones to {picture}-phone.png; a cover to cover-wide.png instead, in the shape that its page opens with. `npm run pictures`
 * renders all, `npm run pictures -- fjallvard` one work, `npm run pictures -- fjallvard cover` one of its sources.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { subsets } from '../src/theme/fontFile.ts';
import { readFont } from './build/font.ts';
import { browserArgs, browserPath } from './engines/chromium.ts';

/** CSS pixels, and the file's pixels for each. Sources recognize the shape by the width, and may set a body of another height. */
const shapes = {
  '': { viewport: { width: 1200, height: 900 }, deviceScaleFactor: 2 },
  '-wide': { viewport: { width: 1920, height: 1200 }, deviceScaleFactor: 2 },
  '-phone': { viewport: { width: 360, height: 480 }, deviceScaleFactor: 3 },
};
const [, , wanted = '*', only = '*'] = process.argv;
const sources = globSync(`src/content/works/${wanted}/${only}.html`, {
  exclude: ['**/prototype.html'],
}).sort();
if (sources.length === 0)
  throw new Error(
    `no pictures to render for "${wanted}": expected src/content/works/{slug}/{picture}.html`,
  );
/** The site's font, as the sources call it. */
const font = (['latin-ext', 'latin'] as const)
  .map(
    (subset) =>
      `@font-face{font-family:FG;font-weight:400 700;src:url(data:font/woff2;base64,${readFont(subset).toString('base64')});unicode-range:${subsets[subset]}}`,
  )
  .join('');
const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
for (const source of sources) {
  const plain = source.replace(/\.html$/, '');
  // The place of a prototype: a source that draws nothing for phones leaves it to the prototype's first view in the last build.
  const drawsPhone = readFileSync(source, 'utf8').includes('(max-width:400px)');
  for (const ending of ['', basename(source) === 'cover.html' ? '-wide' : '-phone'] as const) {
    // A poster on a wall, or a road, is shown whole.
    if (ending === '-phone' && !drawsPhone && !existsSync(`${plain}-phone.png`)) continue;
    const page = await browser.newPage({ ...shapes[ending], bypassCSP: true });
    const [from, part] =
      ending !== '-phone' || drawsPhone
        ? [source, 'body']
        : [`out/prototypes/${basename(dirname(source))}.html`, 'main'];
    // Before anything in a prototype happens.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto(pathToFileURL(resolve(from)).href);
    await page.addStyleTag({ content: font });
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.locator(part).screenshot({ animations: 'disabled' });
    await sharp(drawn).png({ compressionLevel: 9, effort: 10 }).toFile(`${plain}${ending}.png`);
    await page.close();
  }
}
await browser.close();
