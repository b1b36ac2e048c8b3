import { routes } from '../../src/site.ts';
import { expect, frames, test, visit } from './visit.ts';

for (const saves of [false, true]) {
  test(`a hovered link’s page is ${saves ? 'not ' : ''}prefetched when the visitor ${saves ? 'saves' : 'does not save'} data`, async ({
    page,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, saves);
    await visit(page, routes.home);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const script = /\/_next\/static\/chunks\/pages\/works-/;
    await page.locator(`main a[href="${routes.works}"]`).first().hover();
    if (saves) await frames(page, 30);
    else await expect.poll(() => fetched.filter((url) => script.test(url))).toHaveLength(1);
    if (saves) expect(fetched.filter((url) => url.includes('/_next/'))).toEqual([]);
    await page.locator(`main a[href="${routes.works}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case studies.');
  });
}
