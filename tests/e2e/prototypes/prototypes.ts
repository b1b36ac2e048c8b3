import type { Locator, Page } from 'playwright/test';
import { loadWorks } from '../../../src/content/load.ts';

/** The works that have a prototype. */
export const prototypes = loadWorks().flatMap(({ slug, prototype }) => (prototype ? [{ slug, ...prototype }] : []));

export const opener = (page: Page, title: string): Locator => page.getByRole('button', { name: `Try it: ${title}` });
export const frameOf = (page: Page, title: string): Locator => page.locator(`iframe[title="${title}"]`);
