import { launch } from 'puppeteer-core';
import { browserArgs } from '../../../scripts/engines/chromium.ts';
import { type Driver, type Engine, type InPage, windowSize } from './driver.ts';

/** A mouse that can hover and point precisely; a machine without a desktop does not report one. */
const mouse = {
  firefox: { extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 } },
  chrome: {
    args: [
      ...browserArgs,
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    ],
  },
};

/** Firefox over WebDriver BiDi, or Chromium over its own protocol. */
export async function startWithPuppeteer(browser: 'firefox' | 'chrome', executablePath: string): Promise<Engine> {
  const started = await launch({
    browser,
    executablePath,
    defaultViewport: windowSize,
    timeout: 90_000,
    ...mouse[browser],
  });
  return {
    async visit(): Promise<Driver> {
      const context = await started.createBrowserContext();
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        // Back within a document triggers no load event to wait for.
        back: async () => void (await page.goBack({ waitUntil: [] })),
        forward: async () => void (await page.goForward({ waitUntil: [] })),
        reload: async () => void (await page.reload()),
        read: async <Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args) =>
          (await page.evaluate(inPage as (...args: unknown[]) => unknown, ...args)) as Result,
        point: (x, y) => page.mouse.move(x, y),
        hold: () => page.mouse.down(),
        letGo: () => page.mouse.up(),
        async wheel(x, y, by) {
          await page.mouse.move(x, y);
          await page.mouse.wheel({ deltaY: by });
        },
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      };
    },
    stop: () => started.close(),
  };
}
