/**
 * `npm run audit`: runs axe and the browser tests' checks on every page on a phone, and on one page
 * of each kind in more sizes and colour schemes. `-- /works /contact-us` chooses pages.
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

const mediaFeatures: Parameters<Page['emulateMedia']>[0][] = [
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'dark', contrast: null },
  { colorScheme: 'dark', forcedColors: 'active' },
  { colorScheme: 'light', forcedColors: null },
];

/** In CSS pixels: a desktop, the same at 200 % zoom, a phone, a desktop at 400 %, and a phone in landscape. */
const viewports = [
  { width: 1280, height: 800 },
  { width: 720, height: 450 },
  { width: 360, height: 640 },
  { width: 320, height: 256 },
  { width: 640, height: 360 },
];
const conditions = viewports.flatMap((viewport) => [
  viewport,
  { ...viewport, spaced: true },
  { ...viewport, textSize: 32 },
]);

/** Lets each script that is not in `tried` fail in each way. */
async function brokenScriptProblems(
  page: Page,
  path: string,
  tried: Set<string>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const script of await collectRequests(page, path)) {
    if (tried.has(script) || !script.includes('/chunks/')) continue;
    tried.add(script);
    for (const failure of Object.keys(failures))
      await expectUsable(page, path, (request) =>
        request.url() === script ? failure : undefined,
      ).catch(({ message }) => problems.push(`${script} is ${failure}: ${message}`));
  }
  return problems;
}

async function auditPages(browser: Browser, baseURL: string, paths: string[]): Promise<number> {
  const options = { baseURL, reducedMotion: 'reduce' } as const;
  const page = await browser.newPage(options);
  let problems = 0;
  const report = (where: string, newProblems: string[]) => {
    problems += newProblems.length;
    for (const problem of newProblems) console.log(`${where}: ${problem}`);
  };
  const tried = new Set<string>();
  const kinds = new Set<string>();
  for (const path of paths) {
    // `/works/` for every work, `/services/` for every service.
    const kind = path.replace(/(?<=.\/).*/, '');
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    await visit(page, path);
    for (const width of isFirst ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      report(`${path} at ${width}`, [
        ...(await findSmallTargets(page)),
        ...(await findAxeViolations(page)),
      ]);
      for (const media of isFirst ? mediaFeatures : mediaFeatures.slice(-1)) {
        await page.emulateMedia(media);
        report(`${path} at ${width}, ${Object.values(media ?? {})}`, await findFaintOutlines(page));
      }
    }
    report(
      path,
      await findLayoutProblems(
        page,
        isFirst ? conditions : conditions.filter(({ width }) => width === 360),
      ),
    );
    report(
      path,
      await findTextGrowthProblems(page, isFirst ? zoomWindows : zoomWindows.slice(0, 1)),
    );
    if (!isFirst) continue;
    // A new page, because the browser may cache an incomplete script.
    const newPage = await browser.newPage(options);
    report(path, await brokenScriptProblems(newPage, path, tried));
    await newPage.close();
  }
  for (const viewport of viewports)
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      await page.setViewportSize(viewport);
      await visit(page, routes.contact);
      report(`${viewport.width} by ${viewport.height}`, await findHiddenFocus(page, key));
    }
  await page.close();
  return problems;
}

await command(async () => {
  const args = process.argv.slice(2);
  const paths = args.length ? args : builtPages().map(({ path }) => path);
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  const maker = await startPictureMaker(pictureFolders, true);
  const { url } = await servePages('out', { vars: { IMAGE_MAKER_URL: maker.url } });
  const problems = await auditPages(browser, url, paths);
  console.log(`${problems} problems on ${paths.length} pages`);
  process.exit(problems ? 1 : 0);
});
