import type { Page } from 'playwright/test';
import { loadWorks } from '../../../src/content/build/load.ts';
import { workPicture } from '../../../src/images/workPicture.ts';
import { tryItId } from '../../../src/screens/work/prototypeFrame.ts';
import { prototypePath, routes, workPath } from '../../../src/site.ts';
import { findAxeViolations } from '../axe.ts';
import { findLayoutProblems } from '../checks/layout.ts';
import { findLostFocus } from '../checks/lostFocus.ts';
import { collectConsoleErrors } from '../consoleErrors.ts';
import { skipUnless } from '../skipUnless.ts';
import { expect, test, visit } from '../visit.ts';
import { plays } from './plays.ts';

const prototypes = loadWorks().flatMap(({ slug, pictures, prototype }) => {
  const picture = pictures.find(({ file }) => file === prototype?.picture);
  return prototype && picture ? [{ slug, ...prototype, ...workPicture(slug, picture) }] : [];
});

/** Logs every animation as a warning, because a poll could miss a short one. */
function warnOfAnimations() {
  for (const type of ['transitionrun', 'animationstart'])
    addEventListener(
      type,
      ({ target }) => console.warn(type, (target as Element).outerHTML.slice(0, 80)),
      true,
    );
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    console.warn('animate', this.outerHTML.slice(0, 80));
    return animate.apply(this, args);
  };
}

/** Clicks every button once. Used for prototypes without an entry in plays.ts. */
async function clickAllButtons(page: Page) {
  for (const button of await page.getByRole('button').all())
    await button.click({ timeout: 1000 }).catch(() => {});
}

/** Returns texts smaller than 12 px on a phone 360 px wide, and restores the window's size. */
async function findTinyTexts(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width: 360, height: Math.round((height * 360) / width) });
  const found = await page.locator('body *').evaluateAll((all) =>
    (all as (HTMLElement | SVGGraphicsElement)[]).flatMap((element) => {
      const text = [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data.trim() : ''))
        .join('');
      const { fontSize, clipPath } = getComputedStyle(element);
      if (
        !text ||
        clipPath !== 'none' ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      const scale =
        element instanceof HTMLElement
          ? element.getBoundingClientRect().height / element.offsetHeight
          : element.getScreenCTM()?.a;
      const size = Number.parseFloat(fontSize) * (scale ?? 1);
      return size < 11.9 ? [`"${text}" is ${size.toFixed(1)} px large`] : [];
    }),
  );
  await page.setViewportSize({ width, height });
  return found;
}

/** Tests one prototype in its frame, because all use the same component. `villam` moves the focus. */
const framed = prototypes.find(({ slug }) => slug === 'villam') ?? prototypes[0];

test.describe('on the page of its work', () => {
  test.beforeEach(() => skipUnless(framed, 'prototype'));
  const { slug, title } = framed ?? { slug: '', title: '' };
  const parts = (page: Page) => ({
    open: page.getByRole('button', { name: `Try it: ${title}` }),
    close: page.getByRole('button', { name: `Close: ${title}` }),
    frame: page.locator(`iframe[title="${title}"]`),
  });

  test('a prototype that does not load offers to try again', async ({ page }) => {
    await visit(page, workPath(slug));
    const { open, close, frame } = parts(page);
    await page.route(`**${prototypePath(slug)}`, (route) => route.abort(), { times: 1 });
    await open.click();
    await page.getByRole('button', { name: `It did not load. Try again: ${title}` }).click();
    await expect(frame).toHaveAttribute('data-ready');
    await close.click();
    await expect(frame).toHaveCount(0);
  });

  test('a prototype opens in place of its picture, with the focus, and Escape returns it', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await visit(page, workPath(slug));
    const { open, close, frame } = parts(page);
    const picture = await page.locator('figure', { has: open }).locator('img').boundingBox();
    expect(requested).not.toContain(prototypePath(slug));
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(frame).toHaveAttribute('data-ready');
    await expect(frame).toBeFocused();
    const { width, height } = picture ?? { width: 0, height: 0 };
    expect(await frame.boundingBox()).toMatchObject({ width, height });
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

  test('“Larger” doubles a prototype twice, scrolls to its middle and lets all of it be reached', async ({
    page,
  }) => {
    await visit(page, workPath(slug));
    const { open, frame } = parts(page);
    await open.click();
    await expect(frame).toHaveAttribute('data-ready');
    await test.step('the buttons cover no text in a narrow window', async () => {
      expect(await findLayoutProblems(page, [{ width: 180, height: 370 }])).toEqual([]);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    const { width = 0 } = (await frame.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const scale of [2, 4]) {
      await page.getByRole('button', { name: 'Larger' }).click();
      expect((await frame.boundingBox())?.width).toBe(scale * width);
      const { share, extent } = await frame.evaluate(({ parentElement: box }) => ({
        share: box && box.scrollLeft / box.clientWidth,
        extent: box && [box.scrollWidth / box.offsetWidth, box.scrollHeight / box.offsetHeight],
      }));
      expect(share).toBeCloseTo((scale - 1) / 2, 1);
      expect(extent).toEqual([scale, scale]);
    }
    const controls = frame.contentFrame().locator('button:visible, input:visible');
    for (const control of [controls.first(), controls.last()]) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 0.5 });
    }
  });
});

for (const { slug, phone } of prototypes) {
  // The sizes of the frame in windows 320 and 1440 px wide.
  for (const [input, viewport, use] of [
    [
      'keyboard',
      { width: 320, height: phone ? Math.round((320 * phone.height) / phone.width) : 240 },
      { hasTouch: true },
    ],
    ['pointer', { width: 976, height: 732 }, {}],
  ] as const)
    test.describe(`${slug}, ${viewport.width} px wide`, () => {
      test.use({ viewport, ...use });
      test(`responds to the ${input} and passes axe`, async ({ page }) => {
        const problems = collectConsoleErrors(page);
        const reducedMotion = input === 'keyboard' ? 'reduce' : 'no-preference';
        if (input === 'keyboard') await page.addInitScript(warnOfAnimations);
        await page.emulateMedia({ reducedMotion });
        await page.goto(prototypePath(slug));
        problems.push(
          ...(input === 'keyboard'
            ? await findTinyTexts(page, viewport)
            : await findAxeViolations(page)),
        );
        await page.emulateMedia({ reducedMotion });
        await (plays[slug]?.[input] ?? clickAllButtons)(page);
        expect(
          await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
        ).toBe(0);
        if (input === 'keyboard') {
          problems.push(
            ...(await findAxeViolations(page)),
            ...(await findTinyTexts(page, viewport)),
          );
          problems.push(...(await findLostFocus(page)));
          await page.evaluate(() =>
            addEventListener('message', ({ data }) => console.info(data), { once: true }),
          );
          const leave = page.waitForEvent('console', (message) => message.text() === 'leave');
          await page.locator('button, input').last().press('Escape');
          await leave;
        }
        expect(problems).toEqual([]);
      });
    });
}

test('the focus ring of a slider touches no text', async ({ page }) => {
  skipUnless(plays.kvartett, 'slider');
  await page.goto(prototypePath('kvartett'));
  await page.locator('.poster button').first().press('Enter');
  const slider = page.getByRole('slider');
  await slider.press('ArrowRight');
  const [ring, label] = await slider.evaluate((it) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(it);
    const outside = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const above = it.previousElementSibling?.getBoundingClientRect();
    return [it.getBoundingClientRect().top - outside, above?.bottom ?? 0];
  });
  expect(ring).toBeGreaterThanOrEqual(label ?? Number.NaN);
});

test('the prototype on the home page opens on hover, without taking the focus', async ({
  page,
}) => {
  skipUnless(prototypes.length, 'prototype');
  await visit(page, routes.home);
  const figure = page.locator('article figure');
  await figure.locator('img').hover();
  await expect(figure.locator('iframe')).toHaveAttribute('data-ready');
  await expect(page.locator('body')).toBeFocused();
  await test.step('Escape closes it, wherever the focus is', async () => {
    const link = page.locator('header a').first();
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(figure.locator('iframe')).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.mouse.move(0, 0);
  });
  await figure.getByRole('link').click();
  await expect(page.locator(`#${tryItId}`)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Try it' })).toBeInViewport();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, answer: null });
  test('a prototype is a picture without a button', async ({ page }) => {
    skipUnless(prototypes.length, 'prototype');
    await page.goto(workPath(prototypes[0]?.slug ?? ''));
    await expect(page.locator('main figure img').first()).toBeAttached();
    await expect(page.locator('article figure').getByRole('button')).toHaveCount(0);
  });
});
