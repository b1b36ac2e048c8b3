import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { buildFile } from '../../../scripts/build/buildFile.ts';

test('build.json names the commit, the release after it, and the versions', () => {
  const facts = {
    commit: '0123456789ab',
    branch: 'x',
    environment: 'preview',
    time: '2026-11-20T10:00:00Z',
    built: '2026-11-22T10:00:00Z',
  } as const;
  const { next, react } = manifest.dependencies;
  expect(buildFile(facts)).toEqual({
    ...facts,
    release: '0123456789ab',
    versions: { node: process.versions.node, next, react },
  });
});
