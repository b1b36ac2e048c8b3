import type { BrowserType } from 'playwright';
import { launch } from 'puppeteer-core';
import { type EngineName, playwrightBrowser } from '#scripts/engines/engines.ts';
import { type Browser, type Driver, windowSize } from './driver.ts';
import { startWebKit } from './webkit.ts';

async function startOwn(type: BrowserType): Promise<Browser> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: windowSize });
  return { driver: page as Driver, close: () => browser.close() };
}

/** Makes Firefox report a mouse that can hover, also on a machine without a desktop. */
const mousePreferences = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: windowSize,
    timeout: 90_000,
    extraPrefsFirefox: mousePreferences,
  });
  return { driver: (await browser.newPage()) as Driver, close: () => browser.close() };
}

/** @returns Playwright’s own browser, an installed one, whose path scripts/engines.ts sets, or none */
export async function startBrowser(engine: EngineName): Promise<Browser | undefined> {
  const { FIREFOX_PATH, MINIBROWSER_PATH, WEBKIT_DRIVER_URL } = process.env;
  const own = playwrightBrowser(engine);
  if (own) return startOwn(own);
  if (engine === 'firefox') return FIREFOX_PATH ? startFirefox(FIREFOX_PATH) : undefined;
  if (!WEBKIT_DRIVER_URL || !MINIBROWSER_PATH) return undefined;
  return startWebKit(WEBKIT_DRIVER_URL, MINIBROWSER_PATH);
}
