import type { Page } from 'playwright/test';
import { sentences } from '../../src/contact/sentences.ts';
import { loadWorks } from '../../src/content/load.ts';
import { routes } from '../../src/site.ts';
import { violationsInBothSchemes } from './accessible.ts';
import { faintOutlines } from './checks/faintOutlines.ts';
import { layoutProblems } from './checks/layout.ts';
import { lostFocus } from './checks/lostFocus.ts';
import { readingProblems } from './checks/reading.ts';
import { smallTargets } from './checks/smallTargets.ts';
import { structureProblems } from './checks/structure.ts';
import { textGrowth, zoomed } from './checks/textGrowth.ts';
import { complaintsOf } from './complaints.ts';
import { button } from './contactParts.ts';
import { openMenu } from './menuParts.ts';
import { onlyWith } from './onlyWith.ts';
import { test } from './sharedPage.ts';
import { kinds, lostPaths, pages } from './sitemap.ts';
import { expect, visit } from './visit.ts';

interface Check {
  name: string;
  width: number;
  find: (page: Page) => Promise<string[]>;
}

/** Asked of every page; `npm run audit` asks all that follows of every page, too, and in more sizes and looks. */
const cheap: Check = { name: 'layout', width: 320, find: (page) => layoutProblems(page, [{ width: 320, height: 640 }]) };

/** Asked of each kind of page and of what opens in it, in the size and look in which most is found. */
const thorough: Check[] = [
  { name: 'screen reader', width: 1280, find: readingProblems },
  { name: 'focus', width: 1024, find: faintOutlines },
  { name: 'zoom', width: 1440, find: (page) => textGrowth(page, zoomed.slice(0, 1)) },
  { name: 'axe', width: 1280, find: violationsInBothSchemes },
  { name: 'targets', width: 360, find: smallTargets },
  {
    name: 'layout',
    width: 320,
    find: (page) =>
      layoutProblems(page, [
        { width: 320, height: 256 },
        { width: 320, height: 640, spaced: true },
        { width: 320, height: 256, textSize: 32 },
      ]),
  },
  // Last, as it presses everything.
  { name: 'lost focus', width: 1280, find: lostFocus },
];

/** What the checks find, a line each. */
async function problemsOf(page: Page, checks: Check[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, width, find } of checks) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await find(page)).map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The build of the invented agency has Turnstile, which is loaded when a check presses a button of the form.
  if (process.env.AGENCY)
    await page.route('https://challenges.cloudflare.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
});

for (const path of [...pages, ...lostPaths]) {
  test(`${path} passes the checks of ${kinds.includes(path) ? 'its kind' : 'every page'}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const response = await visit(page, path);
    expect(response?.status()).toBe(lostPaths.includes(path) ? 404 : 200);
    const problems = [
      ...(await structureProblems(page)),
      ...(await problemsOf(page, kinds.includes(path) ? thorough : [cheap])),
    ];
    expect([...problems, ...complaints]).toEqual([]);
  });
}

const opened: Record<string, (page: Page) => Promise<unknown>> = {
  'the menu': async (page) => {
    await visit(page, routes.home);
    await openMenu(page);
  },
  'the filtered works': async (page) => {
    const [work] = loadWorks();
    onlyWith(work, 'work');
    await visit(page, `${routes.works}?service=${work?.services[0]}`);
    await expect(page.locator('main a[data-shown-if]')).toBeVisible();
  },
  'a form with errors': async (page) => {
    await visit(page, routes.contact);
    await button(page).click();
    await expect(page.getByRole('group', { name: sentences.en.errorCount(3) })).toBeFocused();
  },
};
for (const [name, open] of Object.entries(opened)) {
  test(`${name}: the same`, async ({ page }) => {
    await open(page);
    expect(await problemsOf(page, thorough)).toEqual([]);
  });
}
