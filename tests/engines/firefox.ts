import { launch } from 'puppeteer-core';
import { type Driver, windowSize } from './driver.ts';

/** Makes Firefox report a mouse that can hover, also on a machine without a desktop. */
const mousePreferences = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Starts a Firefox and controls it by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: windowSize,
    timeout: 90_000,
    extraPrefsFirefox: mousePreferences,
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    // Going back within a document fires no load event.
    goBack: async () => void (await page.goBack({ waitUntil: [] })),
    reload: async () => void (await page.reload()),
    evaluate: (inPage, ...args) => page.evaluate(inPage as (...args: unknown[]) => never, ...args),
    moveMouse: (x, y) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    async wheel(distance) {
      await page.mouse.move(windowSize.width / 2, windowSize.height / 2);
      await page.mouse.wheel({ deltaY: distance });
    },
    pressKey: (key) => page.keyboard.press(key),
    typeText: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
