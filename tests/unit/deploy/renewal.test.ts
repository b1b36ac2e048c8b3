import { expect, test } from 'vitest';
import { checkRenewal } from '../../../scripts/deploy/renewal.ts';

const built = '2026-11-22T04:00:00Z';
const live = { commit: 'c', pages: 'p', built };

test.each([
  ['changed pages', { pages: 'q' }, true],
  ['the same pages', {}, false],
  ['the same pages after a month', { built: '2026-12-22T04:00:00Z' }, true],
  ['a commit that is not live', { commit: 'd', pages: 'q' }, false],
])('decides whether to deploy a build with %s', async (_, changes, isDue) => {
  const read = async () => JSON.stringify(live);
  expect(await checkRenewal({ ...live, ...changes }, { read })).toMatchObject({ isDue });
});
