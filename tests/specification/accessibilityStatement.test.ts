import { expect, test } from 'vitest';
import { buildTime } from '#src/content/buildTime.ts';
import { loadLegal } from '#src/content/load/load.ts';
import { minTouchHeight } from '../e2e/checks/smallTargets.ts';

const statement = loadLegal('accessibility');

test('the accessibility statement has the sections of the model statement', () => {
  const model = 'commitment status shortcomings how-we-check not-tested tell-us complain';
  expect(statement.sections.map(({ id }) => id).join(' ')).toBe(model);
});

test('the statement names the height that the tests require, and is not dated in the future', () => {
  expect(JSON.stringify(statement)).toContain(`${minTouchHeight} high for fingers`);
  expect(Date.parse(statement.updated)).toBeLessThanOrEqual(buildTime().getTime());
});
