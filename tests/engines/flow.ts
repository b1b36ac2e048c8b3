import { expect, test as plainTest } from 'playwright/test';
import { type EngineName, missing } from '../../scripts/engines/engines.ts';
import type { Engine } from './drivers/driver.ts';
import { startWithPuppeteer } from './drivers/puppeteer.ts';
import { startWithWebDriver } from './drivers/webdriver.ts';
import { Visit } from './visit.ts';

export { expect };

const { CHROMIUM_PATH, FIREFOX_PATH, MINIBROWSER_PATH, WEBKIT_DRIVER_URL, SITE_URL = '' } = process.env;

/** How to start each engine; `scripts/engines.ts` names the executables of those that are installed. */
const starters: Record<EngineName, (() => Promise<Engine> | Engine) | false | '' | undefined> = {
  chromium: CHROMIUM_PATH && (() => startWithPuppeteer('chrome', CHROMIUM_PATH)),
  firefox: FIREFOX_PATH && (() => startWithPuppeteer('firefox', FIREFOX_PATH)),
  webkit: WEBKIT_DRIVER_URL && MINIBROWSER_PATH && (() => startWithWebDriver(WEBKIT_DRIVER_URL, MINIBROWSER_PATH)),
};

export interface EngineOptions {
  engine: EngineName;
}

/** `test` with a first visit, in the engine of the Playwright project. */
export const test = plainTest.extend<{ siteUrl: string; visit: Visit }, EngineOptions & { started: Engine | undefined }>({
  engine: ['chromium', { scope: 'worker', option: true }],
  started: [
    async ({ engine }, use) => {
      const start = starters[engine];
      const started = start ? await start() : undefined;
      await use(started);
      await started?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  siteUrl: [SITE_URL, { option: true }],
  visit: async ({ engine, started, siteUrl }, use, info) => {
    if (!started) return info.skip(true, missing(engine));
    const driver = await started.visit();
    await use(new Visit(driver, siteUrl));
    await driver.close();
  },
});
