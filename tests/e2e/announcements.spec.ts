import { routes } from '../../src/site.ts';
import { announced, heldByLiveRegions, listen } from './liveRegions.ts';
import { expectClosed, openMenu } from './menuParts.ts';
import { noticeOf } from './notice.ts';
import { expect, frames, test, visit } from './visit.ts';

test('a page that is opened says nothing, nor does the menu', async ({ page }) => {
  await listen(page);
  for (const path of [routes.privacy, `${routes.works}?service=branding`]) {
    await visit(page, path);
    await frames(page, 10);
    expect(await heldByLiveRegions(page), path).toEqual([]);
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await announced(page), path).toEqual([]);
  }
});

test('an answer on the privacy policy is said, and not said again', async ({ page }) => {
  await listen(page);
  await visit(page, routes.privacy);
  await page.getByRole('main').getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => announced(page)).toEqual(['You have accepted recordings.']);
  await page.getByRole('main').getByRole('button', { name: 'Refuse' }).click();
  await expect.poll(() => announced(page)).toEqual(['You have accepted recordings.', 'You have refused recordings.']);
  await expect.poll(() => heldByLiveRegions(page)).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ answer: null });

  for (const [name, said] of [
    ['accept', 'You have accepted recordings.'],
    ['close', 'You have refused recordings.'],
  ] as const) {
    test(`${name} is said, and the focus goes on in the page`, async ({ page }) => {
      await listen(page);
      await visit(page, routes.sweden);
      await noticeOf(page)[name].focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await expect.poll(() => announced(page)).toEqual([said]);
      await expect(page.getByRole('status')).toHaveAttribute('lang', 'en-GB');
    });
  }
});
