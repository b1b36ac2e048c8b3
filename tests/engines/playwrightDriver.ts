import type { BrowserType } from 'playwright';
import { type Driver, windowSize } from './driver.ts';

/** Starts one of Playwright's own browsers. */
export async function startPlaywright(type: BrowserType): Promise<Driver> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: windowSize });
  return {
    open: async (url) => void (await page.goto(url)),
    // Going back within a document fires no load event.
    goBack: async () => void (await page.goBack({ waitUntil: 'commit' })),
    reload: async () => void (await page.reload()),
    evaluate: (inPage, ...args) =>
      page.evaluate(`(${inPage}).apply(null, ${JSON.stringify(args)})`) as never,
    moveMouse: (x, y) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    async wheel(distance) {
      await page.mouse.move(windowSize.width / 2, windowSize.height / 2);
      await page.mouse.wheel(0, distance);
    },
    pressKey: (key) => page.keyboard.press(key),
    typeText: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
