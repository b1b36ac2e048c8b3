import type { Locator, Page } from 'playwright/test';
import { loadWorks } from '../../../src/content/load.ts';
import { workPath } from '../../../src/site.ts';
import { expect, hydrated } from '../visit.ts';

/** The works that have a prototype. */
export const prototypes = loadWorks().flatMap(({ slug, prototype }) => (prototype ? [{ slug, ...prototype }] : []));

function prototypeOf(slug: string) {
  const found = prototypes.find((one) => one.slug === slug);
  if (!found) throw new Error(`no prototype: ${slug}`);
  return found;
}

export const opener = (page: Page, title: string): Locator => page.getByRole('button', { name: `Try it: ${title}` });
export const frameOf = (page: Page, title: string): Locator => page.locator(`iframe[title="${title}"]`);

/** Opens a work's page and its prototype. @returns the prototype's document */
export async function openPrototype(page: Page, slug: string) {
  const { title } = prototypeOf(slug);
  await page.goto(workPath(slug));
  await hydrated(page);
  await opener(page, title).click();
  const frame = frameOf(page, title);
  await expect(frame).toHaveAttribute('data-ready');
  await expect(frame).toBeFocused();
  return frame.contentFrame();
}
