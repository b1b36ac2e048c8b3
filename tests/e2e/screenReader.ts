import { buildSync } from 'esbuild';
import type { Page } from 'playwright/test';
import { frames } from './visit.ts';

const { outputFiles } = buildSync({
  entryPoints: ['@guidepup/virtual-screen-reader'],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'screenReader',
  write: false,
});
const script = `${outputFiles[0]?.text}; void 0`;

type Reader = typeof import('@guidepup/virtual-screen-reader')['virtual'];
declare const screenReader: { virtual: Reader };

/** Begins to listen to the page as a screen reader does; a document that is loaded later needs it again. */
export async function listen(page: Page) {
  // The policy does not hold for what a test evaluates.
  await page.evaluate(script);
  await page.evaluate(() => screenReader.virtual.start({ container: document.body }));
}

/** What was said since `listen` or `forget`, a phrase each. Announcements begin with `polite:` or `assertive:`. */
export const spoken = (page: Page) => page.evaluate(() => screenReader.virtual.spokenPhraseLog());

export const forget = (page: Page) => page.evaluate(() => screenReader.virtual.clearSpokenPhraseLog());

/** What was announced, when everything that follows an action has been drawn; that a region is emptied is silent. */
export async function announced(page: Page): Promise<string[]> {
  await frames(page, 20);
  return (await spoken(page)).filter((phrase) => /^(polite|assertive): *\S/.test(phrase));
}

/** Reads the first element that a selector finds from its beginning to its end; listening goes on afterwards. */
export const read = (page: Page, selector: string) =>
  page.evaluate(async (wanted) => {
    const { virtual } = screenReader;
    const container = document.querySelector(wanted);
    if (!container) throw new Error(`Nothing on this page is ${wanted}`);
    await virtual.stop();
    await virtual.start({ container });
    const end = `end of ${await virtual.lastSpokenPhrase()}`;
    for (let count = 0; (await virtual.lastSpokenPhrase()) !== end; count += 1) {
      if (count > 5000) throw new Error(`The screen reader never said "${end}"`);
      await virtual.next();
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    await virtual.start({ container: document.body });
    return phrases;
  }, selector);
