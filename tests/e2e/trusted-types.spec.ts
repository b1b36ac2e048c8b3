import { routes } from '../../src/site.ts';
import { expect, test, visit } from './visit.ts';

/** The outcome of assigning a string as code, as markup or as the address of a script. */
function attempt(how: string) {
  try {
    if (how === 'markup') document.createElement('p').innerHTML = '<b>x</b>';
    else if (how === 'code') document.createElement('script').text = 'self.taken = true';
    else document.createElement('script').src = how;
    return 'taken';
  } catch (error) {
    return (error as Error).name;
  }
}

for (const [sink, outcome] of [
  ['markup', 'TypeError'],
  ['code', 'TypeError'],
  ['https://elsewhere.example/x.js', 'TypeError'],
  ['/_next/static/chunks/x.js', 'taken'],
] as const) {
  test(`a text as ${sink}: ${outcome}`, async ({ page, violations }) => {
    await visit(page, routes.home);
    expect(await page.evaluate(attempt, sink)).toBe(outcome);
    // This also shows that the other tests would notice a violation.
    const blocked = outcome === 'taken' ? 0 : 1;
    await expect.poll(() => violations.length).toBe(blocked);
    violations.length = 0;
  });
}
