import { expect, test } from 'vitest';
import { localSettings } from '#scripts/sentry/local.ts';
import { buildInfo } from '#src/build/buildInfo.ts';

const time = '2026-11-20T10:00:00+01:00';
const built = '2029-11-22T12:00:00Z';
const commit = '0123456789ab';

/** Answers as git does in a repository on the branch `here`. */
const git = (command: string, ...args: string[]) =>
  command === 'log' ? time : args.includes('--abbrev-ref') ? 'here' : commit;

const infoOf = (env: object) => buildInfo({ ...env, BUILD_TIME: built }, git);

const push = (branch: string) => ({ GITHUB_ACTIONS: 'true', GITHUB_REF_NAME: branch });
const pullRequest = (branch: string) => ({ ...push('7/merge'), GITHUB_HEAD_REF: branch });
const pages = (branch: string) => ({ CF_PAGES_BRANCH: branch });

test.each([
  ['on a developer’s machine', {}, 'here', 'development', []],
  ['on Cloudflare Pages', pages('new-menu'), 'new-menu', 'preview', ['new-menu']],
  ['of a pull request', pullRequest('new-menu'), 'new-menu', 'preview', ['pr-7']],
  ['of a pull request from main', pullRequest('main'), 'main', 'preview', ['pr-7']],
  ['of a push', push('main'), 'main', 'production', ['candidate', 'main']],
])('the branch of a build %s', (_, env, branch, environment, deployAs) => {
  const expected = { commit, branch, environment, deployAs, time, built };
  expect(infoOf(env)).toMatchObject(expected);
});

test.each(['Main', 'main/', 'candidate', 'pr-7', '--branch=main', '`x`; rm', 'ő', 'x'.repeat(110)])(
  'the target of branch "%s" is reserved for no other, and valid',
  (branch) => {
    const [name = ''] = infoOf(pages(branch)).deployAs;
    expect(name).toMatch(/^(?!(main|candidate|pr-\d+)$)[a-z0-9][a-z0-9-]{0,27}$/);
  },
);

test('branches with similar names have different targets', () => {
  const targets = ['a-b', 'a/b', 'A-b', 'a_b'].flatMap((branch) => infoOf(pages(branch)).deployAs);
  expect(new Set(targets).size).toBe(4);
});

test.each([
  ['the branch', pages('new-menu'), {}],
  ['telemetry', { ...pages('main'), ...localSettings() }, { telemetry: true }],
  ['the key of Turnstile', { ...pages('main'), TURNSTILE_SITE_KEY: '1x' }, { turnstile: true }],
])('the id of a build changes with %s', (_, env, info) => {
  const { id, telemetry, turnstile } = infoOf(env);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(id).not.toBe(infoOf(pages('main')).id);
  expect({ telemetry, turnstile }).toEqual({ telemetry: false, turnstile: false, ...info });
});
