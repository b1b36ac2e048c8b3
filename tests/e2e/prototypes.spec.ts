import type { Locator, Page } from 'playwright/test';
import { workPicture } from '#src/images/workPicture.ts';
import { prototypePath, routes, workPath } from '#src/site.ts';
import words from '#words/prototype';
import { findAxeViolations } from './axe.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { findLostFocus } from './checks/lostFocus.ts';
import { swipe } from './swipe.ts';
import { boxesOf, centreOf, expect, skipUnless, test, visit, waitForFrames } from './visit.ts';
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
  for (let idle = 0; idle < 10; idle++) {
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

/** Clicks each control that can be seen. Playwright reports those that something covers. */
async function useByPointer(page: Page) {
  const targets = page.locator('button, [type=range], label:has([type=radio], [type=checkbox])');
  for (let index = 0; index < (await targets.count()); index++) {
    const target = targets.nth(index);
    const isUsable = await target.evaluate((it) => !it.matches(':disabled, :has(:checked)'));
    if (isUsable && (await target.isVisible())) await target.click({ timeout: 30_000 });
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
  // The sizes of the frame in windows 320 and 1440 px wide.
  const small = { width: 320, height: Math.round((320 * phone.height) / phone.width) };

  test.describe(`${slug} on a phone with reduced motion`, () => {
    test.use({ viewport: small, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

    test('each control answers to touch and keyboard', async ({ page, consoleErrors }) => {
      await page.addInitScript(warnOfAnimations);
      await page.goto(prototypePath(slug));
      await expect(page.getByRole('status').first()).toHaveText(prompt);
      await dragHandles(page, small.width);
      await page.reload();
      await useByKeyboard(page);
      consoleErrors.push(...(await findAxeViolations(page)), ...(await findLostFocus(page)));
      expect(consoleErrors).toEqual([]);
    });
  });

  test(`${slug} answers to the mouse`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width: 976, height: 732 });
    await page.goto(prototypePath(slug));
    await useByPointer(page);
    const sideways = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(consoleErrors).toEqual([]);
  });
}

/** One prototype is enough, because all use the same frame. */
const [framed] = prototypes;

test.describe('on the page of its work', () => {
  const { slug, title } = framed ?? { slug: '', title: '' };
  const parts = (page: Page) => ({
    open: page.getByRole('button', { name: `Try it: ${title}` }),
    close: page.getByRole('button', { name: `Close: ${title}` }),
    frame: page.locator(`iframe[title="${title}"]`),
  });

  test.beforeEach(async ({ page }) => {
    skipUnless(framed, 'prototype');
    await visit(page, workPath(slug));
  });

  test('a prototype that did not load at first replaces its picture with the focus, and Escape returns it', async ({
    page,
  }) => {
    const { open, frame } = parts(page);
    const sizeOf = async (it: Locator) =>
      (await boxesOf(it)).map(({ width, height }) => [width, height]);
    const size = await sizeOf(page.locator('figure', { has: open }).locator('img'));
    await page.route(`**${prototypePath(slug)}`, (route) => route.abort(), { times: 1 });
    await open.click();
    await page.getByRole('button', { name: `It did not load. Try again: ${title}` }).press('Enter');
    await expect(frame).toHaveAttribute('data-ready');
    await expect(frame).toBeFocused();
    expect(await sizeOf(frame)).toEqual(size);
    const content = frame.contentFrame();
    expect(await content.locator('html').evaluate(() => origin)).toBe('null');
    await content.locator('button, input').last().focus();
    // Not awaited, because Chromium may never confirm a key that removes its frame.
    page.keyboard.press('Escape').catch(() => {});
    await expect(frame).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  test('“Larger” fills the width first, and all of it can be reached', async ({ page }) => {
    const { open, close, frame } = parts(page);
    await open.click();
    await expect(frame).toHaveAttribute('data-ready');
    // The buttons must not cover text.
    expect(await findLayoutProblems(page, [{ width: 180, height: 370 }])).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const shareOfWidth = () =>
      frame.evaluate(
        (it) => it.getBoundingClientRect().width / (it.parentElement as Element).clientWidth,
      );
    const first = (await shareOfWidth()) < 0.8 ? 1 : 2;
    for (const share of [first, 2 * first]) {
      await page.getByRole('button', { name: words.larger }).click();
      await expect.poll(shareOfWidth).toBeCloseTo(share, 1);
    }
    const controls = frame.contentFrame().locator('button:visible, input:visible');
    for (const control of [controls.first(), controls.last()]) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 0.5 });
    }
    await close.click();
    await expect(frame).toHaveCount(0);
  });
});

test('the prototype on the home page opens on hover, and Escape closes it', async ({ page }) => {
  skipUnless(framed, 'prototype');
  await visit(page, routes.home);
  const figure = page.locator('article figure');
  const frame = figure.locator('iframe');
  await figure.locator('img').hover();
  await expect(frame).toHaveAttribute('data-ready');
  await expect(page.locator('body')).toBeFocused();
  const link = page.locator('header a').first();
  await link.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(link).toBeFocused();
});
