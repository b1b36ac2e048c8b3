import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { buildFile } from '../../../scripts/build/buildFile.ts';
import { buildFacts } from '../../../scripts/build/facts.ts';

test('build.json names the commit, the release after it, and the versions', () => {
  const facts = buildFacts({ CF_PAGES_BRANCH: 'x' }, (command) => (command === 'rev-parse' ? '0123456789ab' : ''));
  const { next, react } = manifest.dependencies;
  expect(buildFile(facts)).toEqual({
    ...facts,
    release: '0123456789ab',
    versions: { node: process.versions.node, next, react },
  });
});
