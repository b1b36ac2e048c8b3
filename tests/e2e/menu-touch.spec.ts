import { routes, site } from '../../src/site.ts';
import { swipe } from './finger.ts';
import { expectClosed, menuOf } from './menuParts.ts';
import { expect, frames, scrollTo, scrollTop, test, visit } from './visit.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone: a tap opens it, everything in it can be reached, a tap closes it', async ({ page }) => {
  await visit(page, routes.home);
  const { button, dialog, close } = menuOf(page);
  await button.tap();
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link')).not.toHaveCount(0);
  const last = dialog.getByRole('link', { name: site.socials.at(-1)?.label ?? '' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  // The menu's header stays in view, so that nobody has to scroll up to close it.
  await close.tap();
  await expectClosed(page);
});

test('on a phone: a tap on an entry opens its page', async ({ page }) => {
  await visit(page, routes.home);
  const { button, entry } = menuOf(page);
  await button.tap();
  await entry(routes.contact).tap();
  await expect(page).toHaveURL(routes.contact);
  await expectClosed(page);
});

test('on a phone: swiping scrolls the menu, never the page behind', async ({ page }) => {
  await visit(page, routes.home);
  await scrollTo(page, 500);
  await scrollTo(page, 450);
  const { button, dialog } = menuOf(page);
  await button.tap();
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await swipe(page, { x: 180, y: 600 }, { x: 180, y: 300 });
  const scrolled = () => dialog.evaluate((it) => it.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(100);
  // The swipe is longer than the menu can scroll: the remainder must not scroll the page.
  for (let more = 0; more < 3; more++) await swipe(page, { x: 180, y: 200 }, { x: 180, y: 700 });
  await expect.poll(scrolled).toBe(0);
  await swipe(page, { x: 180, y: 200 }, { x: 180, y: 700 });
  await frames(page, 10);
  expect(await scrollTop(page)).toBe(450);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect(await scrollTop(page)).toBe(450);
});

for (const [width, height] of [
  [360, 740],
  [1180, 820],
] as const) {
  test(`where fingers point, every link of the menu is 44 px high in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, routes.home);
    const { button, dialog } = menuOf(page);
    await button.tap();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const low = await dialog.getByRole('listitem').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { height: high } = (row.querySelector('a') as Element).getBoundingClientRect();
        return high < 44 ? `${row.textContent}: ${high} px` : [];
      }),
    );
    expect(low).toEqual([]);
  });
}
