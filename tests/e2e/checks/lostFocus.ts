import type { Page } from 'playwright/test';
import { rootOf } from './root.ts';

/**
 * Buttons and folds that leave the focus nowhere when they are pressed, and sliders whose name changes with their value.
 * @param part of the page, if not all
 */
export async function lostFocus(page: Page, part?: string): Promise<string[]> {
  const problems: string[] = [];
  const held = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
      return document.activeElement !== document.body;
    });
  // Not by their places, which change when one of them takes others away.
  for (const one of await page
    .locator(`${part ?? (await rootOf(page))} :is(button, summary)`)
    .elementHandles()) {
    if (!(await one.isVisible())) continue;
    const name = await one.evaluate((it) => (it as HTMLElement).ariaLabel ?? it.textContent);
    await one.evaluate((it) => (it as HTMLElement).focus());
    await page.keyboard.press('Enter');
    if (!(await held())) problems.push(`"${name}" drops the focus`);
    // What has opened closes again.
    await page.keyboard.press('Escape');
    if (!(await held())) problems.push(`"${name}" does not get the focus back`);
  }
  for (const slider of await page.getByRole('slider').all()) {
    const said = async () => (await slider.ariaSnapshot()).replace(/:[^:]*$/, '');
    const before = await said();
    await slider.press('ArrowRight');
    const after = await said();
    if (before !== after) problems.push(`the name of ${before} holds its value`);
  }
  return problems;
}
