import { launch } from 'puppeteer-core';
import { type Driver, windowSize } from './driver.ts';
import { pageDriver } from './pageDriver.ts';

/** Makes Firefox report a mouse that can hover, also on a machine without a desktop. */
const mousePreferences = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: windowSize,
    timeout: 90_000,
    extraPrefsFirefox: mousePreferences,
  });
  const page = await browser.newPage();
  return pageDriver(page, {
    // Going back within a document fires no load event.
    goBack: async () => void (await page.goBack({ waitUntil: [] })),
    wheel: (distance) => page.mouse.wheel({ deltaY: distance }),
    close: () => browser.close(),
  });
}
