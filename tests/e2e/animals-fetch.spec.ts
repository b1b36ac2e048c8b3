import { expect, test, visit } from './visit.ts';

test('their script is fetched only when the footer comes near', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  const fetched = async () => (await Promise.all(scripts)).some((text) => text.includes('Pause the animals'));
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts).not.toHaveLength(0);
  expect(await fetched()).toBe(false);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(fetched).toBe(true);
});
