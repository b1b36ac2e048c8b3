import { expect, test } from 'vitest';
import { localSettings } from '#scripts/sentry/local.ts';
import { buildFacts } from '#src/build/facts.ts';

const answers: Record<string, string> = {
  'rev-parse --short=12 HEAD': '0123456789ab',
  'rev-parse --abbrev-ref HEAD': 'here',
  'log -1 --format=%cI': '2026-11-20T10:00:00+01:00',
};
const git = (...args: string[]) => answers[args.join(' ')] ?? '';

const pullRequest = (branch: string) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_HEAD_REF: branch,
  GITHUB_REF_NAME: '7/merge',
});

const push = (branch: string) => ({ GITHUB_ACTIONS: 'true', GITHUB_REF_NAME: branch });
const pages = (branch: string) => ({ CF_PAGES_BRANCH: branch });

test.each([
  ['on a developer’s machine', {}, 'here', 'development', []],
  ['on Cloudflare Pages', pages('new-menu'), 'new-menu', 'preview', ['new-menu']],
  ['with a name like the live one', pages('main-2'), 'main-2', 'preview', ['main-2']],
  ['of a pull request', pullRequest('new-menu'), 'new-menu', 'preview', ['pr-7']],
  ['of a push', push('main'), 'main', 'production', ['candidate', 'main']],
  ['with GITHUB_REF_NAME outside GitHub', { GITHUB_REF_NAME: 'main' }, 'here', 'development', []],
])('the branch of a build %s', (_, env, branch, environment, deployAs) => {
  expect(buildFacts({ ...env, BUILD_TIME: '2029-11-22T12:00:00Z' }, git)).toMatchObject({
    ...{ commit: '0123456789ab', branch, environment, deployAs },
    time: '2026-11-20T10:00:00+01:00',
    built: '2029-11-22T12:00:00Z',
  });
});

test('the branch of a build is `unversioned` outside a repository', () => {
  const { commit, branch, time } = buildFacts({}, () => '');
  expect({ commit, branch }).toEqual({ commit: 'unversioned', branch: 'unversioned' });
  expect(Date.parse(time)).not.toBeNaN();
});

const riskyNames = [
  ...['main', 'Main', 'main/', 'candidate', 'pr-7'],
  ...['--branch=main', '$(x)', '`x`; rm', 'ő', 'x'.repeat(110)],
];

test.each(riskyNames)('the target of a pull request from branch "%s" is its number', (branch) => {
  expect(buildFacts(pullRequest(branch), git)).toMatchObject({
    environment: 'preview',
    deployAs: ['pr-7'],
  });
});

test.each(riskyNames.slice(1))(
  'the target of branch "%s" is reserved for no other, and valid',
  (branch) => {
    const [name = ''] = buildFacts(pages(branch), git).deployAs;
    expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,27}$/);
    expect(name).not.toMatch(/^(main|candidate|pr-\d+)$/);
  },
);

test('the target differs for branches whose names the host would change to the same one', () => {
  const names = ['a-b', 'a/b', 'A-b', 'a_b'].map(
    (branch) => buildFacts(pages(branch), git).deployAs[0],
  );
  expect(new Set(names).size).toBe(4);
});

const idOf = (env: Record<string, string>) => buildFacts({ ...pages('main'), ...env }, git).id;
const { SENTRY_DSN: dsn = '' } = localSettings();

test.each([
  ['the branch', pages('new-menu')],
  ['telemetry', { SENTRY_DSN: dsn }],
  ['the key of Turnstile', { TURNSTILE_SITE_KEY: '1x00000000000000000000AA' }],
])('the id of a build changes with %s', (_, env) => {
  expect(idOf(env)).toMatch(/^[0-9a-f]{12}$/);
  expect(idOf(env)).not.toBe(idOf({}));
  const { telemetry, turnstile } = buildFacts(env, git);
  expect({ telemetry, turnstile }).toEqual({
    telemetry: 'SENTRY_DSN' in env,
    turnstile: 'TURNSTILE_SITE_KEY' in env,
  });
});
