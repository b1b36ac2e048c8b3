import type { BrowserType } from 'playwright';
import { type Driver, windowSize } from './driver.ts';
import { pageDriver } from './pageDriver.ts';

export async function startPlaywright(type: BrowserType): Promise<Driver> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: windowSize });
  return pageDriver(page, {
    // Going back within a document fires no load event.
    goBack: async () => void (await page.goBack({ waitUntil: 'commit' })),
    wheel: (distance) => page.mouse.wheel(0, distance),
    close: () => browser.close(),
  });
}
