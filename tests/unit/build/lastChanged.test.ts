import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastChanged, sourcesOf } from '../../../scripts/build/lastChanged.ts';
import { jobPath, routes, servicePath, workPath } from '../../../src/site.ts';

test('a page’s date is that of its most recently changed file', () => {
  const days = new Map([
    ['src/content/services/branding.yaml', '2026-10-01'],
    ['src/screens/service/ServiceScreen.tsx', '2026-11-02'],
    ['src/content/services/scoping.yaml', '2026-11-20'],
  ]);
  expect(lastChanged(days)(servicePath('branding'))).toBe('2026-11-02');
  expect(lastChanged(new Map())(routes.home)).toBeUndefined();
});

test('the sources of pages exist', () => {
  const paths = [...Object.values(routes), servicePath('branding'), workPath('omlopp'), jobPath('ux-researcher-stockholm')];
  for (const path of paths) {
    expect(sourcesOf(path)).not.toEqual([]);
    for (const source of sourcesOf(path)) expect([source, existsSync(source)]).toEqual([source, true]);
  }
});
