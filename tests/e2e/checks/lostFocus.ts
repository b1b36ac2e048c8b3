import type { Page } from 'playwright/test';
import { pressEscape, waitForFrames } from '../visit.ts';
import { findRoot } from './root.ts';

/**
 * Presses every button and every `<summary>`, and returns those that lose the focus.
 * @param scope the selector of the part to check; default: the page or the open dialog
 */
export async function findLostFocus(page: Page, scope?: string): Promise<string[]> {
  const problems: string[] = [];
  const isFocusKept = async () => {
    await waitForFrames(page, 2);
    return page.evaluate(() => document.activeElement !== document.body);
  };
  // Uses element handles, because a button may remove others and thus change their order.
  for (const element of await page
    .locator(`${scope ?? (await findRoot(page))} :is(button, summary)`)
    .elementHandles()) {
    if (!(await element.isVisible()) || (await element.isDisabled())) continue;
    const name = await element.evaluate((it) => (it as HTMLElement).ariaLabel ?? it.textContent);
    await element.press('Enter');
    if (!(await isFocusKept())) problems.push(`"${name}" loses the focus`);
    // Closes what the button has opened.
    await pressEscape(page);
    if (!(await isFocusKept())) problems.push(`"${name}" does not get the focus back`);
  }
  return problems;
}
