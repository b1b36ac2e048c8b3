/**
 * `npm run audit`: what axe and the browser tests' own checks find on the built pages in every look and window, of which `npm test`
 * tries one. Every page is asked on a phone, and one page of each kind in all of them, which is what a nightly run has time for;
 * `npm run audit -- /works /contact-us` asks these pages alone. What is found is printed at once.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { routes } from '../src/site.ts';
import { builtPages } from '../tests/built/checks/pages.ts';
import { findAxeViolations } from '../tests/e2e/axe.ts';
import { collectRequests, expectUsable, failures } from '../tests/e2e/checks/failingRequests.ts';
import { findFaintOutlines } from '../tests/e2e/checks/faintOutlines.ts';
import { findHiddenFocus } from '../tests/e2e/checks/hiddenFocus.ts';
import { findLayoutProblems } from '../tests/e2e/checks/layout.ts';
import { findSmallTargets } from '../tests/e2e/checks/smallTargets.ts';
import { findTextGrowthProblems, zoomWindows } from '../tests/e2e/checks/textGrowth.ts';
import { visit } from '../tests/e2e/visit.ts';
import { command } from './cli/command.ts';
import { browserArgs, browserPath } from './engines/chromium.ts';
import { startPictureMaker } from './images/maker.ts';
import { pictureFolders } from './images/prepare.ts';
import { servePages } from './serve/servePages.ts';

const looks: Parameters<Page['emulateMedia']>[0][] = [
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'dark', contrast: null },
  { colorScheme: 'dark', forcedColors: 'active' },
  { colorScheme: 'light', forcedColors: null },
];

/** A desktop, the same at 200 % zoom, a phone, a desktop at 400 %, and a phone held sideways. CSS pixels. */
const windows = [
  { width: 1280, height: 800 },
  { width: 720, height: 450 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
  { width: 640, height: 360 },
];
const conditions = windows.flatMap((window) => [
  window,
  { ...window, spaced: true },
  { ...window, textSize: 32 },
]);

/** What breaks where one of a page's scripts, each only once, fails in one way or another. */
async function brokenScriptProblems(
  page: Page,
  path: string,
  tried: Set<string>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const script of await collectRequests(page, path)) {
    if (tried.has(script) || !script.includes('/chunks/')) continue;
    tried.add(script);
    for (const how of Object.keys(failures))
      await expectUsable(page, path, (request) =>
        request.url() === script ? how : undefined,
      ).catch(({ message }) => problems.push(`${script} is ${how}: ${message}`));
  }
  return problems;
}

/** Prints a line for each problem. @returns how many there are */
async function problemsOf(browser: Browser, baseURL: string, paths: string[]): Promise<number> {
  const options = { baseURL, reducedMotion: 'reduce' } as const;
  const page = await browser.newPage(options);
  let problems = 0;
  const note = (where: string, found: string[]) => {
    problems += found.length;
    for (const problem of found) console.log(`${where}: ${problem}`);
  };
  const tried = new Set<string>();
  const kinds = new Set<string>();
  for (const path of paths) {
    // What is in a folder is of one kind.
    const kind = path.replace(/(?<=.\/).*/, '');
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    await visit(page, path);
    for (const width of isFirst ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      note(`${path} at ${width}`, [
        ...(await findSmallTargets(page)),
        ...(await findAxeViolations(page)),
      ]);
      for (const look of isFirst ? looks : looks.slice(-1)) {
        await page.emulateMedia(look);
        note(`${path} at ${width}, ${Object.values(look ?? {})}`, await findFaintOutlines(page));
      }
    }
    note(
      path,
      await findLayoutProblems(
        page,
        isFirst ? conditions : conditions.filter(({ width }) => width === 360),
      ),
    );
    note(path, await findTextGrowthProblems(page, isFirst ? zoomWindows : zoomWindows.slice(0, 1)));
    if (!isFirst) continue;
    // A page of its own, because a browser may keep half a script.
    const other = await browser.newPage(options);
    note(path, await brokenScriptProblems(other, path, tried));
    await other.close();
  }
  for (const window of windows)
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await page.setViewportSize(window);
      await visit(page, routes.contact);
      note(`${window.width} by ${window.height}`, await findHiddenFocus(page, key));
    }
  await page.close();
  return problems;
}

await command(async () => {
  const asked = process.argv.slice(2);
  const paths = asked.length ? asked : builtPages().map(({ path }) => path);
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const maker = await startPictureMaker(pictureFolders, true);
  const { url } = await servePages('out', { vars: { IMAGE_MAKER_URL: maker.url } });
  const problems = await problemsOf(browser, url, paths);
  console.log(`${problems} problems on ${paths.length} pages`);
  process.exit(problems ? 1 : 0);
});
