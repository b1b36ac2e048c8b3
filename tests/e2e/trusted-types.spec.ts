import { routes } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

/** Assigns a string as markup, as code or as the address of a script. @returns the name of the error */
function assign(how: string) {
  try {
    if (how === 'markup') document.createElement('p').innerHTML = '<b>x</b>';
    else if (how === 'code') document.createElement('script').text = 'self.taken = true';
    else document.createElement('script').src = how;
    return 'taken';
  } catch (error) {
    return (error as Error).name;
  }
}

test('no text becomes code or markup, and only a script of the site is loaded', async ({
  page,
  violations,
}) => {
  await visit(page, routes.home);
  expect(await page.evaluate(assign, '/_next/static/chunks/x.js')).toBe('taken');
  const refused = ['markup', 'code', 'https://elsewhere.example/x.js'];
  for (const how of refused) expect(await page.evaluate(assign, how)).toBe('TypeError');
  // This also shows that the other tests would notice a violation.
  await expect.poll(() => violations.length).toBe(refused.length);
  violations.length = 0;
});
