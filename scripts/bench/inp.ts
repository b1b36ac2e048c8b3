/**
 * `npm run bench:inp`: how long each interaction takes until the next frame is shown, on a processor slowed down four
 * times. The median and the worst of `--rounds` (5) of each, in ms, as the browser's Event Timing tells; fails where the
 * median is above 100, as the worst also tells what else the machine was at.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { cookieAnswerKey } from '../../src/consent/cookieAnswer.ts';
import { routes } from '../../src/site.ts';
import { browserArgs, browserPath } from '../engines/chromium.ts';
import { serveAsCdn } from '../serve/likeHost.ts';

const most = 100;
/** How long a finger or a button is pressed. Milliseconds. */
const press = { delay: 80 };
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

/** Each begins and ends with the page at rest. */
const interactions: Record<string, { path: string; answered: boolean; act: (page: Page) => Promise<void> }> = {
  'menu opens': { path: routes.home, answered: true, act: (page) => page.locator('header button').first().click(press) },
  'menu closes': {
    path: routes.home,
    answered: true,
    async act(page) {
      await page.locator('header button').first().click(press);
      await page.locator('dialog[open]').waitFor();
      await page.waitForTimeout(600);
      await page.keyboard.press('Escape');
    },
  },
  'works are filtered': {
    path: routes.works,
    answered: true,
    async act(page) {
      await page.locator('main summary').first().click(press);
      await page.waitForTimeout(300);
      await page.locator('a[href*="service="]').first().click(press);
    },
  },
  'cookies are accepted': {
    path: routes.home,
    answered: false,
    act: (page) => page.getByRole('button', { name: 'Accept' }).click(press),
  },
  'cookies are refused': {
    path: routes.home,
    answered: false,
    act: (page) => page.getByRole('button', { name: 'No, close' }).click(press),
  },
  'an animal is dragged': {
    path: routes.home,
    answered: true,
    async act(page) {
      const animal = page.locator('footer img').first();
      await animal.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1500);
      const box = await animal.boundingBox();
      if (!box) throw new Error('There is no animal to drag.');
      await page.mouse.move(box.x + 80, box.y + 80);
      await page.mouse.down();
      await page.mouse.move(box.x + 120, box.y + 70, { steps: 4 });
      await page.mouse.up();
    },
  },
};

const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
const base = await serveAsCdn('out');

/** @throws Error when the browser reported no interaction, because then nothing was measured */
async function longest(name: string, { path, answered, act }: (typeof interactions)[string]): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  if (answered) await page.addInitScript((key) => localStorage.setItem(key, 'false'), cookieAnswerKey);
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    // A headless browser reports a frame with the next one; if none follows, the wait would be measured.
    const dot = document.body.appendChild(document.createElement('i'));
    dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: #888';
    dot.animate({ translate: ['0 0', '9px 0'] }, { duration: 900, iterations: Number.POSITIVE_INFINITY });
    const durations: number[] = [];
    Object.assign(window, { durations });
    const observer = new PerformanceObserver((list) => {
      // Hovering is not an interaction (https://web.dev/articles/inp); real ones have a number.
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) durations.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    // The first interaction is reported however short it was.
    observer.observe({ type: 'first-input' });
  });
  await act(page);
  await page.waitForTimeout(800);
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await context.close();
  if (durations.length === 0) throw new Error(`${name}: the browser reported no interaction, so none was measured.`);
  return Math.max(...durations);
}

let slow = 0;
for (const [name, interaction] of Object.entries(interactions)) {
  const rounds: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) rounds.push(await longest(name, interaction));
  rounds.sort((a, b) => a - b);
  const median = rounds[Math.floor(rounds.length / 2)] ?? Number.NaN;
  console.log(`${name}: ${median} ms, at worst ${rounds.at(-1)} ms${median <= most ? '' : ` (more than ${most})`}`);
  if (!(median <= most)) slow += 1;
}
await browser.close();
process.exit(slow ? 1 : 0);
