import type { Page as PlaywrightPage } from 'playwright';
import type { Page as PuppeteerPage } from 'puppeteer-core';
import { type Driver, windowSize } from './driver.ts';

type Differing = Pick<Driver, 'goBack' | 'wheel' | 'close'>;

/** Controls a page of Playwright or Puppeteer, which differ in some actions. */
export const pageDriver = (page: PlaywrightPage | PuppeteerPage, differing: Differing): Driver => ({
  ...differing,
  open: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (inPage, ...args) =>
    // Both take text. Their types for it differ.
    (page as PlaywrightPage).evaluate(`(${inPage}).apply(null, ${JSON.stringify(args)})`) as never,
  moveMouse: (x, y) => page.mouse.move(x, y),
  mouseDown: () => page.mouse.down(),
  mouseUp: () => page.mouse.up(),
  async wheel(distance) {
    await page.mouse.move(windowSize.width / 2, windowSize.height / 2);
    await differing.wheel(distance);
  },
  pressKey: (key) => page.keyboard.press(key),
  typeText: (text) => page.keyboard.type(text),
});
