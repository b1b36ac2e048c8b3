import type { Page } from 'playwright/test';
import { loadWorks } from '../../../src/content/build/load.ts';
import { workPicture } from '../../../src/images/workPicture.ts';
import { tryItId } from '../../../src/screens/work/prototypeFrame.ts';
import { prototypePath, routes, workPath } from '../../../src/site.ts';
import { violationsInBothSchemes } from '../accessible.ts';
import { layoutProblems } from '../checks/layout.ts';
import { lostFocus } from '../checks/lostFocus.ts';
import { complaintsOf } from '../complaints.ts';
import { onlyWith } from '../onlyWith.ts';
import { expect, test, visit } from '../visit.ts';
import { plays } from './plays.ts';

const prototypes = loadWorks().flatMap(({ slug, pictures, prototype }) => {
  const picture = pictures.find(({ file }) => file === prototype?.picture);
  return prototype && picture ? [{ slug, ...prototype, ...workPicture(slug, picture) }] : [];
});

/** Logs what moves in the pages to come: a transition may have ended before a busy machine looks. */
function warnOfMotion() {
  for (const type of ['transitionrun', 'animationstart'])
    addEventListener(
      type,
      ({ target }) => console.warn(type, (target as Element).outerHTML.slice(0, 80)),
      true,
    );
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    console.warn('animate', this.outerHTML.slice(0, 80));
    return animate.apply(this, given);
  };
}

/** Presses every button once, whatever it does. */
async function pressAll(page: Page) {
  for (const one of await page.getByRole('button').all())
    await one.click({ timeout: 1000 }).catch(() => {});
}

/** Texts of a prototype that are drawn smaller than 12 px in a window of 360; leaves the window as it was. */
async function tinyTexts(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width: 360, height: Math.round((height * 360) / width) });
  const found = await page.locator('body *').evaluateAll((all) =>
    (all as (HTMLElement | SVGGraphicsElement)[]).flatMap((one) => {
      const text = [...one.childNodes]
        .map((node) => (node instanceof Text ? node.data.trim() : ''))
        .join('');
      const { fontSize, clipPath } = getComputedStyle(one);
      if (
        !text ||
        clipPath !== 'none' ||
        !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      const scale =
        one instanceof HTMLElement
          ? one.getBoundingClientRect().height / one.offsetHeight
          : one.getScreenCTM()?.a;
      const size = Number.parseFloat(fontSize) * (scale ?? 1);
      return size < 11.9 ? [`"${text}" is ${size.toFixed(1)} px large`] : [];
    }),
  );
  await page.setViewportSize({ width, height });
  return found;
}

/** The same part opens them all, so one stands for the others: that which moves the focus by itself, if there is one. */
const opened = prototypes.find(({ slug }) => slug === 'villam') ?? prototypes[0];

test('a prototype is opened in the place of its picture, or later where it does not load, and left', async ({
  page,
}) => {
  onlyWith(opened, 'prototype');
  const { slug, title } = opened ?? { slug: '', title: '' };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, workPath(slug));
  const button = page.getByRole('button', { name: `Try it: ${title}` });
  const close = page.getByRole('button', { name: `Close: ${title}` });
  const picture = await page.locator('figure', { has: button }).locator('img').boundingBox();
  expect(asked).not.toContain(prototypePath(slug));
  const element = page.locator(`iframe[title="${title}"]`);
  await page.route(`**${prototypePath(slug)}`, (route) => route.abort(), { times: 1 });
  await button.click();
  await page.getByRole('button', { name: `It did not load. Try again: ${title}` }).click();
  await expect(element).toHaveAttribute('data-ready');
  await close.click();
  await expect(element).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(element).toHaveAttribute('data-ready');
  await expect(element).toBeFocused();
  expect(await element.boundingBox()).toMatchObject({
    width: picture?.width,
    height: picture?.height,
  });
  const frame = element.contentFrame();
  if (slug === 'villam') {
    await frame.getByRole('button', { name: 'Start' }).click();
    await close.focus();
    await expect(frame.getByText('Which gear?')).toBeVisible();
    await expect(close).toBeFocused();
  }
  expect(await frame.locator('html').evaluate(() => origin)).toBe('null');
  // The buttons cover no text.
  expect(await layoutProblems(page, [{ width: 180, height: 370 }])).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.getByRole('button', { name: 'Larger' }).click();
  expect((await element.boundingBox())?.width).toBe(2 * (picture?.width ?? 0));
  expect(
    await element.evaluate(({ parentElement: box }) => box && box.scrollLeft / box.clientWidth),
  ).toBeCloseTo(0.5, 1);
  await frame.locator('button, input').last().focus();
  // Chromium may never confirm a key that removes its own frame.
  page.keyboard.press('Escape').catch(() => {});
  await expect(element).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const { slug, phone } of prototypes) {
  // As large as its frame in a window of 320 or of 1440 px.
  for (const [way, viewport, use] of [
    [
      'keyboard',
      { width: 320, height: phone ? Math.round((320 * phone.height) / phone.width) : 240 },
      { hasTouch: true },
    ],
    ['pointer', { width: 976, height: 732 }, {}],
  ] as const)
    test.describe(`${slug}, ${viewport.width} px wide`, () => {
      test.use({ viewport, ...use });
      test(`is played with the ${way}, and passes axe`, async ({ page }) => {
        const problems = complaintsOf(page);
        const reducedMotion = way === 'keyboard' ? 'reduce' : 'no-preference';
        if (way === 'keyboard') await page.addInitScript(warnOfMotion);
        await page.emulateMedia({ reducedMotion });
        await page.goto(prototypePath(slug));
        problems.push(
          ...(way === 'keyboard'
            ? await tinyTexts(page, viewport)
            : await violationsInBothSchemes(page)),
        );
        await page.emulateMedia({ reducedMotion });
        await (plays[slug]?.[way] ?? pressAll)(page);
        expect(
          await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth),
        ).toBe(0);
        if (way === 'keyboard') {
          problems.push(
            ...(await violationsInBothSchemes(page)),
            ...(await tinyTexts(page, viewport)),
          );
          problems.push(...(await lostFocus(page)));
          await page.evaluate(() =>
            addEventListener('message', ({ data }) => console.info(data), { once: true }),
          );
          const told = page.waitForEvent('console', (message) => message.text() === 'leave');
          await page.locator('button, input').last().press('Escape');
          await told;
        }
        expect(problems).toEqual([]);
      });
    });
}

test('home has the prototype of the day, which a resting mouse opens without taking the focus', async ({
  page,
}) => {
  onlyWith(prototypes.length, 'prototype');
  await visit(page, routes.home);
  const figure = page.locator('article figure');
  await figure.locator('img').hover();
  await expect(figure.locator('iframe')).toHaveAttribute('data-ready');
  await expect(page.locator('body')).toBeFocused();
  await figure.getByRole('link').click();
  await expect(page.locator(`#${tryItId}`)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Try it' })).toBeInViewport();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false, answer: null });
  test('there is the picture of a prototype, and no button', async ({ page }) => {
    onlyWith(prototypes.length, 'prototype');
    await page.goto(workPath(prototypes[0]?.slug ?? ''));
    await expect(page.locator('main figure img').first()).toBeAttached();
    await expect(page.locator('article figure').getByRole('button')).toHaveCount(0);
  });
});
