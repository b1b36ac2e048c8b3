import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePages } from '../../scripts/serve/servePages.ts';
import { loadLegal } from '../../src/content/build/load.ts';
import { routes } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

const { title } = loadLegal('privacy-policy');
const newTitle = `${title}, revised`;

/** Copies the build with another build id and another heading on one page. @returns the folder */
function copyAsLaterBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'dunavik-later-'));
  cpSync('out', folder, { recursive: true });
  const [, id = ''] =
    /"buildId":"([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  const laterId = 'ffffffffffff';
  for (const parent of ['data', 'static'])
    renameSync(join(folder, '_next', parent, id), join(folder, '_next', parent, laterId));
  for (const file of globSync('**/*.{html,json}', { cwd: folder }).map((name) =>
    join(folder, name),
  )) {
    const text = readFileSync(file, 'utf8').replaceAll(id, laterId);
    writeFileSync(file, file.includes('privacy-policy') ? text.replaceAll(title, newTitle) : text);
  }
  return folder;
}

test('tabs opened before and after a deployment both show its pages', async ({ page, context }) => {
  const folder = copyAsLaterBuild();
  const [earlier, later] = await Promise.all([servePages('out'), servePages(folder)]);
  const { url } = earlier;
  // One origin, which serves the later deployment once `currentUrl` changes.
  let currentUrl = url;
  await context.route(`${url}/**`, async (route) => {
    const target = route.request().url().replace(url, currentUrl);
    await route.fulfill({
      response: await route.fetch({ url: target, maxRedirects: 0, maxRetries: 2 }),
    });
  });
  await visit(page, url + routes.home);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  currentUrl = later.url;
  const other = await context.newPage();
  await visit(other, url + routes.home);
  for (const tab of [page, other]) {
    const heading = tab.getByRole('heading', { level: 1 });
    await tab.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(heading).toHaveText(newTitle);
    expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(false);
    await tab.goBack();
    await expect(tab).toHaveURL(url + routes.home);
    await expect(heading).not.toHaveText(newTitle);
    await tab.locator(`footer a[href="${routes.career}"]`).click();
    await expect(tab).toHaveURL(url + routes.career);
    await expect(heading).toBeVisible();
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([earlier.stop(), later.stop()]);
  rmSync(folder, { recursive: true });
});
