import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import * as checks from '../../../scripts/smoke/checks.ts';
import { runChecks, waitForCommit } from '../../../scripts/smoke/smoke.ts';
import { visitor } from '../../../scripts/smoke/visitor.ts';
import { site } from '../../../src/site.ts';

const preview = 'https://preview.example';
const facts = { commit: '0123456789ab', branch: 'x', environment: 'preview', turnstile: false };
const health = {
  database: 'ready',
  notifier: 'set',
  turnstile: 'off',
  upkeep: 'done',
  notices: 'none',
};

/** Replaces a deployed site by responses to paths: a text, a status, or JSON. @returns the requests */
function serve(responses: Record<string, string | number | object> = {}) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    const found = { '/build.json': facts, '/': '', ...responses }[new URL(request.url).pathname];
    if (found instanceof Response) return found.clone();
    if (typeof found === 'object') return Response.json(found);
    return new Response(String(found), {
      status: typeof found === 'string' ? 200 : (found ?? 404),
    });
  });
  return requests;
}

test('sends a token for Cloudflare Access with every request', async () => {
  const requests = serve();
  const env = { CF_ACCESS_CLIENT_ID: 'id', CF_ACCESS_CLIENT_SECRET: 'secret' };
  await visitor(preview, 5000, { ...process.env, ...env }).readBuild();
  expect(requests[0]?.headers.get('CF-Access-Client-Id')).toBe('id');
  expect(requests[0]?.headers.get('CF-Access-Client-Secret')).toBe('secret');
});

test('retries a failed connection once', async () => {
  const results = [Promise.reject(new TypeError('cut')), new Response('well')];
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('dead'));
  for (const result of results) fetch.mockImplementationOnce(async () => result);
  vi.stubGlobal('fetch', fetch);
  await expect(visitor(preview).read('/')).resolves.toBe('well');
  await expect(visitor(preview).read('/')).rejects.toThrow('dead');
});

test('runs every check and reports the failed ones', async () => {
  serve({ '/api/contact/health': health });
  const results = await runChecks(preview);
  expect(results.find(({ name }) => name === 'build.json')).toMatchObject({
    ok: true,
    found: 'preview: 0123456789ab of x',
  });
  expect(results.find(({ name }) => name === 'pages')).toMatchObject({
    ok: false,
    found: '/sitemap.xml returned 404; expected 200',
  });
});

test('waits for a commit, and reports what it finds instead', async () => {
  const commits = ['ffffffffffff', facts.commit];
  vi.stubGlobal('fetch', async () => Response.json({ commit: commits.shift() }));
  await waitForCommit(`${facts.commit}cdef`, preview, 300);
  expect(commits).toEqual([]);
  serve();
  await expect(waitForCommit('fedcba987654', preview, 20)).rejects.toThrow(
    'expected commit fedcba987654 at https://preview.example, but found: 0123456789ab',
  );
  serve({ '/build.json': 404 });
  await expect(waitForCommit('fedcba987654', preview, 20)).rejects.toThrow('returned 404');
});

const picture = { '/images/a.gif': { hash: '0123456789ab', animated: true, fallback: 'gif' } };
const pictureOf = (type: string, status = 200) => ({
  '/pictures.json': picture,
  '/_next/image': new Response('', { status, headers: { 'Content-Type': type } }),
});
const form = (changes: object, turnstile = false) => ({
  '/build.json': { ...facts, turnstile },
  '/api/contact/health': { ...health, ...changes },
});
const upkeep = checks.checkForm({ upkeep: 'done', notices: 'none' });

test.each<[string, checks.Check, Parameters<typeof serve>[0], string | RegExp, string?]>([
  ['a preview on the live site', checks.checkBuild, {}, 'is a build for preview', site.url],
  ['no security headers', checks.checkHost, {}, 'Strict-Transport-Security is "null"'],
  ['a missing picture', checks.checkPictures(1), pictureOf('image/gif', 404), 'a.0123456789ab.gif'],
  ['a picture of another type', checks.checkPictures(1), pictureOf('image/png'), '"image/gif"'],
  ['a picture', checks.checkPictures(9), pictureOf('image/gif'), /^9 of 1$/],
  ['a tunnel without telemetry', checks.checkTunnel, { '/monitoring': 503 }, /^refused \(503\)$/],
  [
    'a tunnel with telemetry',
    checks.checkTunnel,
    { '/': 'earlyErrors', '/monitoring': 403 },
    /^refused \(403\)$/,
  ],
  ['an open tunnel', checks.checkTunnel, { '/monitoring': 200 }, 'returned 200; expected 503'],
  ['pages without telemetry', checks.checkTunnel, { '/monitoring': 403 }, 'expected 503'],
  [
    'a tunnel that is not configured',
    checks.checkTunnel,
    { '/': 'earlyErrors', '/monitoring': 503 },
    'expected 403',
  ],
  ['a form', checks.checkForm({}), form({}), /^database: ready, notifier: set/],
  ['a form without a notifier', checks.checkForm({}), form({ notifier: 'unset' }), /^database/],
  ['a form with Turnstile', checks.checkForm({}), form({ turnstile: 'on' }, true), /^database/],
  ['late upkeep', checks.checkForm({}), form({ upkeep: 'late' }), /^database: ready/],
  ['late upkeep at night', upkeep, form({ upkeep: 'late' }), 'upkeep is late, expected done'],
  ['late notices at night', upkeep, form({ notices: 'waiting' }), 'notices is waiting'],
  ['no migration', upkeep, form({ database: 'unmigrated' }), 'database is unmigrated'],
  ['an unusable notifier', upkeep, form({ notifier: 'unusable' }), 'notifier is unusable'],
  ['a refused secret', upkeep, form({ turnstile: 'refused' }, true), 'turnstile is refused'],
  ['Turnstile for the Function only', upkeep, form({ turnstile: 'on' }), 'expected off'],
  ['Turnstile for the pages only', upkeep, form({}, true), 'turnstile is off, expected on'],
  ['no report', upkeep, { '/api/contact/health': 404 }, 'its report has status 404'],
])('recognises %s', async (_, check, responses, found, address = preview) => {
  serve(responses);
  const result = await check(visitor(address)).catch(({ message }: Error) => `Error: ${message}`);
  expect(result).toMatch(found);
});

test('rejects an empty address, such as an unset variable', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/smoke.ts', ''], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('"" is not an address')]);
});
