import type { Page } from 'playwright/test';
import { routes } from '../../src/site.ts';
import { button, form } from './contactParts.ts';
import { freeShare } from './focusWalk.ts';
import { noticeOf } from './notice.ts';
import { jobPage } from './sitemap.ts';
import { expect, test, visit } from './visit.ts';

const forms = [routes.contact, routes.sweden, ...(jobPage ? [jobPage] : [])];
const stops = 'a[href], input:not([type=hidden], [tabindex="-1"]), select, textarea, button';

/** What has the focus: the place of the nearest stop among those of the form. */
const placeOfFocus = (page: Page) =>
  form(page).evaluate((it, selector) => [...it.querySelectorAll(selector)].indexOf(document.activeElement as Element), stops);

const summaryOf = (page: Page) =>
  form(page)
    .getByRole('group')
    .filter({ has: page.locator('#summary') });

/** How the focus gets from the list of faults to a field, and from there to its neighbours; a sentence for what goes wrong. */
async function jumpFaults(page: Page, press: 'Enter' | 'click'): Promise<string[]> {
  const faults: string[] = [];
  for (const link of await summaryOf(page).getByRole('link').all()) {
    const name = (await link.getAttribute('href'))?.slice(1) ?? '';
    if (press === 'Enter') {
      await link.focus();
      await link.press('Enter');
    } else await link.click();
    await expect(form(page).locator(`#${name}`)).toBeFocused();
    const field = await placeOfFocus(page);
    const steps = [
      ['the link', field],
      ['Tab', field + 1],
      ['Shift+Tab', field],
      ['Shift+Tab', field - 1],
      ['Tab', field],
    ] as const;
    for (const [key, wanted] of steps) {
      if (key !== 'the link') await page.keyboard.press(key);
      const free = await freeShare(page);
      const place = await placeOfFocus(page);
      // Before the first field are the links of the summary.
      if (wanted >= 0 && place !== wanted) faults.push(`${name}: ${key} leads to stop ${place}, not to ${wanted}`);
      if (free < 0.5) faults.push(`${name}: after ${key}, ${Math.round(free * 100)} % of stop ${place} are to be seen`);
    }
  }
  return faults;
}

/** Sends an empty form, which lists its faults. */
async function sendEmpty(page: Page, path: string) {
  await visit(page, path);
  await button(page).focus();
  await button(page).press('Enter');
  await expect(summaryOf(page)).toBeFocused();
}

for (const viewport of [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of forms) {
      test(`a fault of ${path} leads to its field, and Tab on from there`, async ({ page }) => {
        await sendEmpty(page, path);
        expect(await jumpFaults(page, 'Enter')).toEqual([]);
      });
    }

    test.describe('while the cookie notice is shown', () => {
      test.use({ answer: null });
      test('it does for a mouse, too', async ({ page }) => {
        await sendEmpty(page, routes.contact);
        await expect(noticeOf(page).region).toBeVisible();
        expect(await jumpFaults(page, 'click')).toEqual([]);
      });
    });
  });
}
