import type { Locator, Page } from 'playwright/test';
import { loadWorks } from '#src/content/build/load.ts';
import { workPicture } from '#src/images/workPicture.ts';
import { tryItId } from '#src/screens/work/prototypeFrame.ts';
import { prototypePath, routes, workPath } from '#src/site.ts';
import words from '#words/prototype';
import { findAxeViolations } from './axe.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { findLostFocus } from './checks/lostFocus.ts';
import { swipe } from './swipe.ts';
import { boxesOf, centreOf, expect, skipUnless, test, visit, waitForFrames } from './visit.ts';

const prototypes = loadWorks().flatMap(({ slug, pictures, prototype }) => {
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
    if (!(await target.isVisible())) continue;
    if (await target.evaluate((it) => it.matches(':disabled, :has(:checked)'))) continue;
    await target.click({ timeout: 30_000 });
  }
}

async function pressAllAtOnce(page: Page) {
  await page.locator('body').evaluate((body) => {
    for (const button of body.querySelectorAll('button'))
      if (button.checkVisibility()) button.click();
  });
  await page.waitForLoadState('networkidle');
  await waitForFrames(page, 20);
}

/** Drags upwards what has the cursor of a handle. */
async function dragHandles(page: Page, hasTouch: boolean) {
  for (const handle of await page.locator('body :not(input)').all()) {
    if ((await handle.evaluate((it) => getComputedStyle(it).cursor)) !== 'grab') continue;
    if (!(await handle.isVisible())) continue;
    const before = await state(page);
    await handle.scrollIntoViewIfNeeded();
    const from = await centreOf(handle);
    const to = { ...from, y: from.y - 0.14 * (page.viewportSize()?.width ?? 0) };
    if (hasTouch) await swipe(page, from, to);
    else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    }
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

/** On a phone 360 px wide. */
async function findTinyTexts(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize({ width: 360, height: Math.round((size.height * 360) / size.width) });
  const found = await page.locator('body *').evaluateAll((all) =>
    (all as (HTMLElement | SVGGraphicsElement)[]).flatMap((it) => {
      const text = [...it.childNodes].map((node) => node instanceof Text && node.data.trim());
      const { fontSize, clipPath } = getComputedStyle(it);
      const isSeen = it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!text.some(Boolean) || clipPath !== 'none' || !isSeen) return [];
      const scale =
        it instanceof HTMLElement
          ? it.getBoundingClientRect().height / it.offsetHeight
          : (it.getScreenCTM()?.a ?? 1);
      const pixels = Number.parseFloat(fontSize) * scale;
      return pixels < 11.9 ? [`"${it.textContent}" is ${pixels.toFixed(1)} px large`] : [];
    }),
  );
  await page.setViewportSize(size);
  return found;
}

for (const { slug, phone, prompt } of prototypes) {
  // The sizes of the frame in windows 320 and 1440 px wide.
  const small = {
    width: 320,
    height: Math.round((320 * (phone?.height ?? 3)) / (phone?.width ?? 4)),
  };

  test.describe(`${slug} on a phone with reduced motion`, () => {
    test.use({ viewport: small, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

    test('each control answers to the keyboard, and a reload starts again', async ({
      page,
      consoleErrors,
    }) => {
      await page.addInitScript(warnOfAnimations);
      await page.goto(prototypePath(slug));
      await expect(page.getByRole('status').first()).toHaveText(prompt);
      const start = await state(page);
      await dragHandles(page, true);
      await page.reload();
      await expect.poll(() => state(page)).toBe(start);
      consoleErrors.push(...(await findTinyTexts(page, small)));
      await useByKeyboard(page);
      consoleErrors.push(...(await findTinyTexts(page, small)), ...(await findAxeViolations(page)));
      consoleErrors.push(...(await findLostFocus(page)));
      expect(consoleErrors).toEqual([]);
      await page.evaluate(() => addEventListener('message', ({ data }) => console.info(data)));
      const leave = page.waitForEvent('console', (message) => message.text() === 'leave');
      await page.locator('button, input').last().press('Escape');
      await leave;
    });
  });

  test(`${slug} answers to the mouse and passes axe`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width: 976, height: 732 });
    await page.goto(prototypePath(slug));
    consoleErrors.push(...(await findAxeViolations(page)));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await dragHandles(page, false);
    await useByPointer(page);
    await page.reload();
    await pressAllAtOnce(page);
    const sideways = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(consoleErrors).toEqual([]);
  });
}

/** Tests one prototype in its frame, because all use the same component. `villam` moves the focus. */
const framed = prototypes.find(({ slug }) => slug === 'villam') ?? prototypes[0];

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

  test('a prototype that does not load offers to try again', async ({ page }) => {
    const { open, close, frame } = parts(page);
    await page.route(`**${prototypePath(slug)}`, (route) => route.abort(), { times: 1 });
    await open.click();
    await page.getByRole('button', { name: `It did not load. Try again: ${title}` }).click();
    await expect(frame).toHaveAttribute('data-ready');
    await close.click();
    await expect(frame).toHaveCount(0);
  });

  test('a prototype replaces its picture with the focus, Escape returns it', async ({ page }) => {
    const { open, close, frame } = parts(page);
    const sizeOf = async (it: Locator) =>
      (await boxesOf(it)).map(({ width, height }) => [width, height]);
    const size = await sizeOf(page.locator('figure', { has: open }).locator('img'));
    await expect(frame).toHaveCount(0);
    await open.press('Enter');
    await expect(frame).toHaveAttribute('data-ready');
    await expect(frame).toBeFocused();
    expect(await sizeOf(frame)).toEqual(size);
    const content = frame.contentFrame();
    expect(await content.locator('html').evaluate(() => origin)).toBe('null');
    if (slug === 'villam')
      await test.step('it does not take the focus from the page', async () => {
        await content.getByRole('button', { name: 'Start' }).click();
        await close.focus();
        await expect(content.getByText('Which gear?')).toBeVisible();
        await expect(close).toBeFocused();
      });
    await content.locator('button, input').last().focus();
    // Not awaited, because Chromium may never confirm a key that removes its frame.
    page.keyboard.press('Escape').catch(() => {});
    await expect(frame).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  test('“Larger” fills the width first, and all of it can be reached', async ({ page }) => {
    const { open, frame } = parts(page);
    await open.click();
    await expect(frame).toHaveAttribute('data-ready');
    await test.step('the buttons cover no text in a narrow window', async () => {
      expect(await findLayoutProblems(page, [{ width: 180, height: 370 }])).toEqual([]);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const measure = () =>
      frame.evaluate((element: HTMLElement) => {
        const { scrollLeft, scrollWidth, clientWidth } = element.parentElement ?? element;
        return {
          own: element.offsetWidth / clientWidth,
          shown: element.getBoundingClientRect().width / clientWidth,
          offCentre: scrollLeft - (scrollWidth - clientWidth) / 2,
        };
      });
    const first = (await measure()).own < 0.8 ? 1 : 2;
    for (const width of [first, 2 * first]) {
      await page.getByRole('button', { name: words.larger }).click();
      await expect.poll(async () => (await measure()).shown).toBeCloseTo(width, 1);
      expect(Math.abs((await measure()).offCentre)).toBeLessThan(1);
    }
    const controls = frame.contentFrame().locator('button:visible, input:visible');
    for (const control of [controls.first(), controls.last()]) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 0.5 });
    }
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
  await page.mouse.move(0, 0);
  await figure.getByRole('link').click();
  await expect(page.locator(`#${tryItId}`)).toBeInViewport();
  await expect(page.getByRole('button', { name: words.open })).toBeInViewport();
});
