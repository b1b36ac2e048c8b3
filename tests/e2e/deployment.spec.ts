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

/** The built site as a later commit would build it, with a different heading on one page. */
function laterDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'dunavik-later-'));
  cpSync('out', folder, { recursive: true });
  const [, id = ''] =
    /"buildId":"([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  const later = 'ffffffffffff';
  for (const parent of ['data', 'static'])
    renameSync(join(folder, '_next', parent, id), join(folder, '_next', parent, later));
  for (const file of globSync('**/*.{html,json}', { cwd: folder }).map((name) =>
    join(folder, name),
  )) {
    const text = readFileSync(file, 'utf8').replaceAll(id, later);
    writeFileSync(file, file.includes('privacy-policy') ? text.replaceAll(title, newTitle) : text);
  }
  return folder;
}

test('two tabs on two deployments keep working, and neither shows pages of the other deployment', async ({
  page,
  context,
}) => {
  const folder = laterDeployment();
  const [earlier, later] = await Promise.all([servePages('out'), servePages(folder)]);
  const { url } = earlier;
  // One address, which answers with the later deployment from some moment on.
  let answering = url;
  await context.route(`${url}/**`, async (route) => {
    const address = route.request().url().replace(url, answering);
    await route.fulfill({
      response: await route.fetch({ url: address, maxRedirects: 0, maxRetries: 2 }),
    });
  });
  await visit(page, url + routes.home);
  await page.evaluate(() => Object.assign(window, { opened: 'before' }));
  answering = later.url;
  const other = await context.newPage();
  await visit(other, url + routes.home);
  for (const tab of [page, other]) {
    const heading = tab.getByRole('heading', { level: 1 });
    await tab.locator(`footer a[href="${routes.privacy}"]`).click();
    await expect(heading).toHaveText(newTitle);
    expect(await tab.evaluate(() => 'opened' in window)).toBe(false);
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
