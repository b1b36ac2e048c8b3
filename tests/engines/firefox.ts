import { launch } from 'puppeteer-core';
import { type Driver, windowSize } from './driver.ts';

/** A mouse that can hover and point precisely; a machine without a desktop does not report one. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** A new Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: windowSize,
    timeout: 90_000,
    extraPrefsFirefox: mouse,
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    // Back within a document triggers no load event to wait for.
    back: async () => void (await page.goBack({ waitUntil: [] })),
    reload: async () => void (await page.reload()),
    read: (inPage, ...args) => page.evaluate(inPage as (...args: unknown[]) => never, ...args),
    point: (x, y) => page.mouse.move(x, y),
    hold: () => page.mouse.down(),
    letGo: () => page.mouse.up(),
    async wheel(by) {
      await page.mouse.move(windowSize.width / 2, windowSize.height / 2);
      await page.mouse.wheel({ deltaY: by });
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
