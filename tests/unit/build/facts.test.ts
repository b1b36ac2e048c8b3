import { describe, expect, test } from 'vitest';
import { buildFacts, environmentOf } from '../../../scripts/build/facts.ts';

const answers: Record<string, string> = {
  'rev-parse --short=12 HEAD': '0123456789ab',
  'rev-parse --abbrev-ref HEAD': 'here',
  'log -1 --format=%cI': '2026-11-20T10:00:00+01:00',
};
const git = (...args: string[]) => answers[args.join(' ')] ?? '';

describe('the environment of a build', () => {
  test.each([
    ['', 'development'],
    ['main', 'production'],
    ['new-menu', 'preview'],
    ['main-2', 'preview'],
  ])('of branch "%s" is %s', (branch, environment) => expect(environmentOf(branch)).toBe(environment));
});

describe('the branch of a build', () => {
  test.each([
    ['on one’s own machine', {}, 'here', 'development'],
    ['on Cloudflare Pages', { CF_PAGES_BRANCH: 'new-menu' }, 'new-menu', 'preview'],
    [
      'of a pull request',
      { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: 'new-menu', GITHUB_REF_NAME: '7/merge' },
      'new-menu',
      'preview',
    ],
    ['of a push', { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'main' }, 'main', 'production'],
    ['where only a name was left over', { GITHUB_REF_NAME: 'main' }, 'here', 'development'],
  ])('%s', (_, env, branch, environment) => {
    expect(buildFacts({ ...env, BUILD_TIME: '2029-11-22T12:00:00Z' }, git)).toEqual({
      commit: '0123456789ab',
      branch,
      environment,
      time: '2026-11-20T10:00:00+01:00',
      built: '2029-11-22T12:00:00Z',
    });
  });

  test('is said to be unversioned outside a repository', () => {
    const { commit, branch, time } = buildFacts({}, () => '');
    expect({ commit, branch }).toEqual({ commit: 'unversioned', branch: 'unversioned' });
    expect(Date.parse(time)).not.toBeNaN();
  });
});
