/**
 * `npm run bench:interactions`: the longest task after each interaction, and the longest time until
 * the browser painted its result, on a processor slowed down four times. Medians of `-- --rounds 5`
 * in ms. Tasks below 50 ms count as 0.
 */
import type { Page } from 'playwright';
import { routes } from '../../src/site.ts';
import { command } from '../cli/command.ts';
import { measuredPrototype, measuredService, median, phone, startBench, wide } from './measure.ts';

type Act = (page: Page) => Promise<void>;

const press =
  (selector: string, distance = 0): Act =>
  async (page) => {
    const element = page.locator(selector).first();
    await element.scrollIntoViewIfNeeded();
    await element.hover({ force: true });
    await page.waitForTimeout(300);
    await page.mouse.down();
    if (distance) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
      await page.mouse.move(x + width / 2 + distance, y + height / 2, { steps: 12 });
    }
    await page.mouse.up();
  };

const line = 'main section:first-child [class]:empty';
const send = 'main form [type=submit]';

const interactions: Record<string, [path: string | undefined, act: Act, before?: Act]> = {
  'pull the line': [routes.home, press(line, 200)],
  'open the menu': [routes.home, press('header button')],
  'close the menu': [routes.home, press('dialog button'), press('header button')],
  'answer the notice': [routes.home, press('main + section button')],
  'change the page': [routes.home, press(`main a[href="${routes.contact}"]`)],
  'filter the works': [
    routes.works,
    press('main [data-facet] :is(a, summary):not([aria-current]):visible'),
  ],
  'send with faults': [routes.contact, press(send)],
  'open a question': [measuredService, press('main summary')],
  'open a prototype': [measuredPrototype, press('main figure button')],
  'drag an animal': [routes.home, press('footer img[width="160"]', 100)],
};

/** Runs in the browser: records the longest task, and the longest interaction (Event Timing). */
function observe() {
  const longest = Object.assign(window, { longest: { task: 0, paint: 0 } }).longest;
  const observeType = (type: string, name: keyof typeof longest) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (type === 'longtask' || (entry as PerformanceEventTiming).interactionId)
          longest[name] = Math.max(longest[name], entry.duration);
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  observeType('longtask', 'task');
  observeType('event', 'paint');
}

await command(async () => {
  const measure = await startBench();
  console.log('| interaction | task, wide | paint, wide | task, phone | paint, phone |');
  console.log('|---|---|---|---|---|');
  for (const [name, [path, act, before]] of Object.entries(interactions)) {
    if (!path) continue;
    const cells: number[] = [];
    for (const options of [wide, phone]) {
      const hasNotice = name === 'answer the notice';
      const runs = await measure({ path, observe, options, hasNotice }, async (page, session) => {
        await before?.(page);
        await page.waitForTimeout(700);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.evaluate(() =>
          Object.assign(Reflect.get(window, 'longest'), { task: 0, paint: 0 }),
        );
        await act(page);
        await page.waitForTimeout(2000);
        const { task, paint } = await page.evaluate(() => Reflect.get(window, 'longest'));
        return [task, paint];
      });
      for (const index of [0, 1]) cells.push(median(runs.map((run) => run[index] ?? Number.NaN)));
    }
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
  process.exit();
});
