import { expect, test } from 'vitest';
import { renewal } from '../../../scripts/deploy/renewal.ts';

const built = '2026-11-22T04:00:00Z';
const live = { commit: 'c', pages: 'p', built };

test.each([
  ['pages that the day has changed', { pages: 'q' }, true],
  ['the same pages', {}, false],
  ['the same pages after a month', { built: '2026-12-22T04:00:00Z' }, true],
  ['another commit, from which somebody may have gone back', { commit: 'd', pages: 'q' }, false],
])('of %s', async (_, changes, due) => {
  const read = async () => JSON.stringify(live);
  expect(await renewal({ ...live, ...changes }, { read })).toMatchObject({ due });
});
