import { routes } from '#src/site.ts';
import { expect, test, visit } from './visit.ts';

/** Assigns a string as markup, as code or as the URL of a script. @returns the name of the error */
function assign(kind: string) {
  try {
    if (kind === 'markup') document.createElement('p').innerHTML = '<b>x</b>';
    else if (kind === 'code') document.createElement('script').text = '1';
    else document.createElement('script').src = kind;
    return 'accepted';
  } catch (error) {
    return (error as Error).name;
  }
}

test('no string becomes markup or code, and only the site’s scripts load', async ({
  page,
  violations,
}) => {
  await visit(page, routes.home);
  expect(await page.evaluate(assign, '/_next/static/chunks/x.js')).toBe('accepted');
  const refused = ['markup', 'code', 'https://elsewhere.example/x.js'];
  for (const kind of refused) expect(await page.evaluate(assign, kind)).toBe('TypeError');
  // This also proves that the other tests would fail on a violation.
  await expect.poll(() => violations.length).toBe(refused.length);
  violations.length = 0;
});
