import type { Locator, Page } from 'playwright/test';
import { workPicture } from '#src/images/workPicture.ts';
import { prototypePath, workPath } from '#src/site.ts';
import words from '#words/prototype';
import { findAxeViolations } from './axe.ts';
import { findLostFocus } from './checks/lostFocus.ts';
import { swipe } from './swipe.ts';
import {
  boxesOf,
  centreOf,
  expect,
  pressEscape,
  skipUnless,
  test,
  visit,
  waitForFrames,
} from './visit.ts';
import { works } from './worksList.ts';

const prototypes = works.flatMap(({ slug, pictures, prototype }) => {
  const picture = pictures.find(({ file }) => file === prototype?.picture);
  return prototype && picture ? [{ slug, ...prototype, ...workPicture(slug, picture) }] : [];
});

const state = (page: Page) => page.locator('body').ariaSnapshot();
const expectChange = (page: Page, before: string, name: string) =>
  expect.poll(() => state(page), name).not.toBe(before);

const keys: Record<string, string> = {
  radio: 'ArrowRight',
  range: 'ArrowRight',
  checkbox: 'Space',
  text: 'x',
};

async function useByKeyboard(page: Page) {
  const said = new Set<string>();
  for (let idle = 0; idle < (said.size > 1 ? 4 : 10); idle++) {
    await page.keyboard.press('Tab');
    const control = await page.evaluate(() => {
      const it = document.activeElement as HTMLInputElement;
      if (it === document.body || 'used' in it.dataset) return undefined;
      it.dataset.used = '';
      return { kind: it.type, name: it.outerHTML };
    });
    if (control) {
      idle = 0;
      const before = await state(page);
      await page.keyboard.press(keys[control.kind] ?? 'Enter');
      await expectChange(page, before, control.name);
    }
    // The next control may appear only later.
    else await waitForFrames(page, 20);
    for (const text of await page.locator('[role=status]').allTextContents())
      if (text) said.add(text);
  }
  expect(said.size).toBeGreaterThan(1);
}

/** Taps each control that can be seen. Playwright reports those that something covers. */
async function useByTouch(page: Page) {
  const targets = page.locator('button, [type=range], label:has([type=radio], [type=checkbox])');
  for (let index = 0; index < (await targets.count()); index++) {
    const target = targets.nth(index);
    const isUsable = await target.evaluate((it) => !it.matches(':disabled, :has(:checked)'));
    if (isUsable && (await target.isVisible())) await target.tap();
  }
}

/** Swipes upwards over what has the cursor of a handle. */
async function dragHandles(page: Page, width: number) {
  for (const handle of await page.locator('body :not(input)').all()) {
    if ((await handle.evaluate((it) => getComputedStyle(it).cursor)) !== 'grab') continue;
    if (!(await handle.isVisible())) continue;
    const before = await state(page);
    await handle.scrollIntoViewIfNeeded();
    const from = await centreOf(handle);
    await swipe(page, from, { ...from, y: from.y - 0.14 * width });
    await expectChange(page, before, await handle.evaluate((it) => it.outerHTML));
    const dragged = await state(page);
    if (
      await handle.evaluate((it) => {
        const button = it.closest('button');
        button?.click();
        return button !== null;
      })
    ) {
      await expectChange(page, dragged, 'a click by a screen reader after a drag');
    } else {
      const place = await centreOf(handle);
      await swipe(page, place, { ...place, y: 2 });
      await handle.tap();
      expect(await state(page), 'a drag to the edge, and a tap').toBe(dragged);
    }
  }
}

/** Logs every animation as a warning, because a poll could miss a short one. */
function warnOfAnimations() {
  const warn = (it: unknown) => console.warn('animated', (it as Element).outerHTML.slice(0, 80));
  for (const type of ['transitionrun', 'animationstart'])
    addEventListener(type, ({ target }) => warn(target), true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    warn(this);
    return animate.apply(this, args);
  };
}

for (const { slug, phone = { width: 4, height: 3 }, prompt } of prototypes) {
  /** The size of the frame in a window 320 px wide. */
  const viewport = { width: 320, height: Math.round((320 * phone.height) / phone.width) };

  test.describe(`${slug} on a phone with reduced motion`, () => {
    test.use({ viewport, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

    test('each control answers to touch and keyboard', async ({ page, consoleErrors }) => {
      await page.addInitScript(warnOfAnimations);
      await page.goto(prototypePath(slug));
      await expect(page.getByRole('status').first()).toHaveText(prompt);
      await dragHandles(page, viewport.width);
      await useByTouch(page);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(320);
      await page.reload();
      await useByKeyboard(page);
      consoleErrors.push(...(await findAxeViolations(page)), ...(await findLostFocus(page)));
      expect(consoleErrors).toEqual([]);
    });
  });
}

/** All prototypes have the same frame. */
const [framed] = prototypes;

test('a prototype loads at the second try, grows, and closes by Escape', async ({ page, menu }) => {
  skipUnless(framed, 'prototype');
  const { slug, title } = framed ?? { slug: '', title: '' };
  const open = page.getByRole('button', { name: `Try it: ${title}` });
  const frame = page.locator(`iframe[title="${title}"]`);
  const sizeOf = async (it: Locator) =>
    (await boxesOf(it)).map(({ width, height }) => [width, height]);
  await visit(page, workPath(slug));
  const size = await sizeOf(page.locator('figure', { has: open }).locator('img'));
  await page.route(`**${prototypePath(slug)}`, (route) => route.abort(), { times: 1 });
  await open.click();
  await page.getByRole('button', { name: `It did not load. Try again: ${title}` }).press('Enter');
  await expect(frame).toHaveAttribute('data-ready');
  await expect(frame).toBeFocused();
  expect(await sizeOf(frame)).toEqual(size);
  const content = frame.contentFrame();
  expect(await content.locator('html').evaluate(() => origin)).toBe('null');

  await page.getByRole('button', { name: words.larger }).click();
  const [[width = 0] = []] = size;
  await expect.poll(async () => (await sizeOf(frame))[0]?.[0]).toBeGreaterThan(1.2 * width);
  await menu.open();
  await page.keyboard.press('Escape');
  await menu.expectClosed();
  await expect(frame).toBeAttached();
  const controls = content.locator('button:visible, input:visible');
  for (const control of [controls.first(), controls.last()]) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 0.5 });
  }
  await pressEscape(page);
  await expect(open).toBeFocused();
});
