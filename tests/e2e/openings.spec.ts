import { globSync, readFileSync } from 'node:fs';
import { routes, servicePath } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

/** The script of the openings, which is the only one that names their drawings. */
const opening = globSync('out/_next/static/chunks/*.js').find((file) =>
  readFileSync(file, 'utf8').includes('/illustrations/openings/'),
);
const pattern = `**/${opening?.split(/[\\/]/).at(-1)}`;

test('without the script of the openings a service shows its own, and leads on to another service', async ({ page }) => {
  expect(opening).toBeDefined();
  await page.route(pattern, (route) => route.abort());
  await visit(page, servicePath('ux-audit'));
  await expect(page.getByRole('heading', { name: 'A page of the report' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Web development' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Web development' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A page of the report' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeVisible();
});

test('a service that is reached by a link has its opening', async ({ page }) => {
  await visit(page, routes.services);
  await page.getByRole('main').getByRole('link', { name: 'Team renting' }).click();
  await expect(page.getByRole('heading', { name: 'Who is there when' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'UI design' }).click();
  await expect(page.getByRole('heading', { name: 'Before', exact: true })).toBeVisible();
});
