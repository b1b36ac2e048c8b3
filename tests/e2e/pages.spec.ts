import type { Page } from 'playwright/test';
import { routes } from '#src/site.ts';
import { findAxeViolations } from './axe.ts';
import { findFaintOutlines } from './checks/faintOutlines.ts';
import { findLayoutProblems } from './checks/layout.ts';
import { findLostFocus } from './checks/lostFocus.ts';
import { findReadingProblems } from './checks/reading.ts';
import { findSmallTargets } from './checks/smallTargets.ts';
import { findStructureProblems } from './checks/structure.ts';
import { findTextGrowthProblems } from './checks/textGrowth.ts';
import { button, errorSummary } from './contactParts.ts';
import { test } from './sharedPage.ts';
import { kinds, lostPaths, pages } from './sitemap.ts';
import { expect, skipUnless, visit, waitForClocks } from './visit.ts';
import { works } from './worksList.ts';

type Check = [name: string, width: number, find: (page: Page) => Promise<string[]>];

/** Runs on every page. With EVERY_CHECK, each page gets all checks, as every night. */
const cheap: Check = [
  'layout',
  320,
  (page) =>
    findLayoutProblems(page, [
      { width: 1024, height: 768, spaced: true },
      { width: 320, height: 640 },
    ]),
];

const isHome = (page: Page) => new URL(page.url()).pathname === routes.home;
/** Checks the footer, which all pages share, only on the home page. @returns a selector */
const scopeOf = (page: Page) => (isHome(page) ? undefined : ':is(header, main)');

const reading: Check = ['screen reader', 1280, findReadingProblems];
const zoom: Check = ['zoom', 1280, findTextGrowthProblems];
const axe: Check = [
  'axe',
  1280,
  (page) => findAxeViolations(page, ...(isHome(page) ? [] : ['footer'])),
];

/** Run on one page of each kind, each in the size in which it finds most. */
const thorough: Check[] = [
  reading,
  zoom,
  axe,
  ['targets', 1180, findSmallTargets],
  ['targets', 360, findSmallTargets],
  [
    'layout',
    320,
    (page) =>
      findLayoutProblems(page, [
        { width: 320, height: 256 },
        { width: 320, height: 640, spaced: true },
        { width: 320, height: 256, textSize: 32 },
      ]),
  ],
  // Last, because it presses every button.
  ['lost focus', 1280, (page) => findLostFocus(page, scopeOf(page))],
];

/** Slow, so only for parts with many controls and, every night, for each page. */
const outlines: Check = ['focus', 1024, (page) => findFaintOutlines(page, scopeOf(page))];
const withOutlines = [outlines, ...thorough];

const nightly = [{}, { contrast: 'more' }, { forcedColors: 'active' }].map(
  (media): Check => [
    `focus, dark, ${JSON.stringify(media)}`,
    360,
    async (page) => {
      await page.emulateMedia({ colorScheme: 'dark', ...(media as object) });
      const problems = await findFaintOutlines(page);
      await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null });
      return problems;
    },
  ],
);

/** The test agency's pages get fewer checks, because the others don't depend on content. */
const checksOfKind = process.env.TEST_AGENCY ? [reading, axe, cheap] : thorough;

async function findProblems(page: Page, checks: Check[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, width, find] of checks) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await find(page)).map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

async function findAllProblems(page: Page, checks: Check[]) {
  await waitForClocks(page);
  return [...(await findStructureProblems(page)), ...(await findProblems(page, checks))];
}

for (const path of [...pages, ...lostPaths])
  test(`${path} passes the checks of ${kinds.includes(path) ? 'its kind' : 'every page'}`, async ({
    page,
    consoleErrors,
  }) => {
    const response = await visit(page, path);
    expect(response?.status()).toBe(lostPaths.includes(path) ? 404 : 200);
    // Every work has its own layout, so each one is checked at zoom.
    const others = path.startsWith(routes.works) ? [zoom, cheap] : [cheap];
    const ownChecks = kinds.includes(path) ? checksOfKind : others;
    const checks = process.env.EVERY_CHECK ? [...nightly, ...withOutlines] : ownChecks;
    expect([...(await findAllProblems(page, checks)), ...consoleErrors]).toEqual([]);
  });

// The test agency's build is one for production.
if (!process.env.TEST_AGENCY) {
  test('home’s outlines and the open menu pass the checks', async ({ page, menu }) => {
    await visit(page, routes.home);
    const problems = await findProblems(page, [outlines]);
    await menu.open();
    problems.push(...(await findProblems(page, withOutlines)));
    expect(problems).toEqual([]);
  });

  test('the filtered works pass the checks', async ({ page }) => {
    const [work] = works;
    skipUnless(work, 'work');
    await visit(page, `${routes.works}?service=${work?.services[0]}`);
    await expect(page.locator('main a[data-shown-if]')).toBeVisible();
    for (const facet of await page.locator('main nav summary').all()) await facet.click();
    expect(await findProblems(page, withOutlines)).toEqual([]);
  });

  test('a form with errors passes the checks', async ({ page }) => {
    await visit(page, routes.contact);
    await button(page).click();
    await expect(errorSummary(page, 3)).toBeFocused();
    expect(await findProblems(page, withOutlines)).toEqual([]);
  });
}
