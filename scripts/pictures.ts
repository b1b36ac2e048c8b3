/**
 * `npm run pictures`: renders src/agency/works/{slug}/{picture}.html to {picture}.png and, as a
 * crop for phones, {picture}-phone.png; a cover to cover.png and cover-wide.png. `-- fjallvard`
 * renders one work, `-- fjallvard cover` one picture.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { readFont } from '#src/build/font.ts';
import { subsets } from '#src/theme/fontFile.ts';
import { command } from './cli/command.ts';
import { browserArgs, browserPath } from './engines/chromium.ts';

/** Viewports in CSS pixels by the end of the file's name. */
const shapes = {
  '': { viewport: { width: 1200, height: 900 }, deviceScaleFactor: 2 },
  '-wide': { viewport: { width: 1920, height: 1200 }, deviceScaleFactor: 2 },
  '-phone': { viewport: { width: 360, height: 480 }, deviceScaleFactor: 3 },
};

await command(async () => {
  const [slug = '*', picture = '*'] = parseArgs({ allowPositionals: true }).positionals;
  const sources = globSync(`src/agency/works/${slug}/${picture}.html`, {
    exclude: ['**/prototype.html'],
  }).sort();
  if (sources.length === 0)
    throw new Error(
      `no pictures to render for "${slug}": expected src/agency/works/{slug}/{picture}.html`,
    );
  /** The site's font under the name that the sources use. */
  const fontFaces = (['latin-ext', 'latin'] as const)
    .map(
      (subset) =>
        `@font-face{font-family:FG;font-weight:400 700;src:url(data:font/woff2;base64,${readFont(subset).toString('base64')});unicode-range:${subsets[subset]}}`,
    )
    .join('');
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  for (const source of sources) {
    const target = source.replace(/\.html$/, '');
    const hasPhoneLayout = readFileSync(source, 'utf8').includes('(max-width:400px)');
    for (const ending of ['', basename(source) === 'cover.html' ? '-wide' : '-phone'] as const) {
      const isPhone = ending === '-phone';
      // Skips pictures that phones show uncropped, such as a poster.
      if (isPhone && !hasPhoneLayout && !existsSync(`${target}-phone.png`)) continue;
      const page = await browser.newPage({ ...shapes[ending], bypassCSP: true });
      // A picture without a phone layout shows the start of the work's built prototype instead.
      const [file, selector] =
        isPhone && !hasPhoneLayout
          ? [`out/prototypes/${basename(dirname(source))}.html`, 'main']
          : [source, 'body'];
      // Stops the clock before a prototype changes anything.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
      await page.goto(pathToFileURL(resolve(file)).href);
      await page.addStyleTag({ content: fontFaces });
      await page.evaluate(() => document.fonts.ready);
      const screenshot = await page.locator(selector).screenshot({ animations: 'disabled' });
      await sharp(screenshot)
        .png({ compressionLevel: 9, effort: 10 })
        .toFile(`${target}${ending}.png`);
      await page.close();
    }
  }
  await browser.close();
});
