import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { checkBuild, waitForCommit } from '../../../scripts/smoke/build.ts';
import { checkForm, checkUpkeep } from '../../../scripts/smoke/form.ts';
import { checkHeaders } from '../../../scripts/smoke/headers.ts';
import { checkRedirects } from '../../../scripts/smoke/pages.ts';
import { checkPictures } from '../../../scripts/smoke/pictures.ts';
import { runChecks } from '../../../scripts/smoke/run.ts';
import { checkTunnel } from '../../../scripts/smoke/tunnel.ts';
import { visitor as createVisitor } from '../../../scripts/smoke/visitor.ts';
import { site } from '../../../src/site.ts';

type Responses = Record<string, () => Response>;

/** Returns a visitor of a fake site with these responses. */
function visit(base: string, responses: Responses, env = {}) {
  const requests: Request[] = [];
  const send = async (input: URL | RequestInfo, init?: RequestInit) => {
    const request = new Request(input as URL, init);
    requests.push(request);
    return responses[new URL(request.url).pathname]?.() ?? new Response('', { status: 404 });
  };
  return { requests, visitor: createVisitor(base, AbortSignal.timeout(5000), env, send) };
}

const preview = 'https://preview.example';
const facts = {
  commit: '0123456789ab',
  branch: 'x',
  environment: 'preview',
  time: '2026-11-20',
  versions: { next: '1' },
};
const build = (changes = {}) => ({ '/build.json': () => Response.json({ ...facts, ...changes }) });

test('sends a token for Cloudflare Access with every request', async () => {
  const { visitor, requests } = visit(preview, build(), {
    CF_ACCESS_CLIENT_ID: 'id',
    CF_ACCESS_CLIENT_SECRET: 'secret',
  });
  await visitor.read('/build.json');
  expect(requests[0]?.headers.get('CF-Access-Client-Id')).toBe('id');
  expect(requests[0]?.headers.get('CF-Access-Client-Secret')).toBe('secret');
});

test('retries a failed connection once', async () => {
  let made = 0;
  const flaky = async () => {
    made += 1;
    if (made % 2) throw new TypeError('fetch failed');
    return new Response('well');
  };
  await expect(
    createVisitor(preview, AbortSignal.timeout(5000), {}, flaky).read('/'),
  ).resolves.toBe('well');
  const dead = createVisitor(preview, AbortSignal.timeout(5000), {}, () =>
    Promise.reject(new TypeError('fetch failed')),
  );
  await expect(dead.read('/')).rejects.toThrow('fetch failed');
});

test('runs every check and reports the failed one', async () => {
  const { visitor } = visit(preview, build());
  const results = await runChecks(
    { good: checkBuild(), bad: ({ read }) => read('/nowhere') },
    visitor,
  );
  expect(results).toMatchObject([
    { name: 'good', ok: true, found: 'preview: 0123456789ab of x' },
    { name: 'bad', ok: false, found: '/nowhere returned 404; expected 200' },
  ]);
});

test('reports an unexpected commit, and a preview on the live site', async () => {
  const check = (base: string, commit?: string) => checkBuild(commit)(visit(base, build()).visitor);
  await expect(check(preview, 'fedcba9876')).rejects.toThrow(
    'the commit is 0123456789ab; expected fedcba9876',
  );
  await expect(check(preview, '0123456789abcdef')).resolves.toContain('0123456789ab');
  await expect(check(site.url)).rejects.toThrow('the live site is a build for preview');
});

test('waits for a commit, and reports another one', async () => {
  let attempts = 0;
  const later = () =>
    Response.json({ ...facts, commit: ++attempts < 3 ? 'ffffffffffff' : facts.commit });
  await waitForCommit(facts.commit, () => visit(preview, { '/build.json': later }).visitor, {
    timeoutMs: 60_000,
    delayMs: 1,
  });
  expect(attempts).toBe(3);
  const wait = (responses: Responses) =>
    waitForCommit('fedcba987654', () => visit(preview, responses).visitor, {
      timeoutMs: 10,
      delayMs: 5,
    });
  await expect(wait(build())).rejects.toThrow(
    'expected commit fedcba987654, but after 0.01 s found: 0123456789ab',
  );
  await expect(wait({})).rejects.toThrow('found: /build.json returned 404');
});

test('reports a missing security header and a missing redirect', async () => {
  const { visitor } = visit(preview, { '/': () => new Response('') });
  await expect(checkHeaders(visitor)).rejects.toThrow('Strict-Transport-Security is "null"');
  await expect(checkRedirects(visitor)).rejects.toThrow('/home returned 404');
});

test.each([
  [503, '', 'passes', 'telemetry is not configured'],
  [403, 'earlyErrors', 'passes', 'refused (403)'],
  [200, '', 'fails', 'the tunnel returned 200'],
  [403, '', 'fails', 'built without SENTRY_DSN'],
  [503, 'earlyErrors', 'fails', 'the tunnel is not configured'],
])(
  'a tunnel that returns %i to a foreign envelope, with "%s" in the pages, %s',
  async (status, html, outcome, message) => {
    const { visitor } = visit(preview, {
      '/': () => new Response(html),
      '/monitoring': () => new Response('', { status }),
    });
    const result = expect(checkTunnel(visitor));
    await (outcome === 'passes'
      ? result.resolves.toContain(message)
      : result.rejects.toThrow(message));
  },
);

const health = {
  database: 'ready',
  notifier: 'set',
  turnstile: 'off',
  upkeep: 'done',
  notices: 'none',
};
const form = (state: object, turnstile = false) =>
  visit(preview, {
    ...build({ turnstile }),
    '/api/contact/health': () => Response.json({ ...health, ...state }),
  }).visitor;

test.each([
  ['with all it needs', form({}), 'the agency notified; Turnstile is off'],
  ['without a notifier', form({ notifier: 'unset' }), 'NOTIFY_WEBHOOK_URL is not set'],
  ['with both halves of Turnstile', form({ turnstile: 'on' }, true), 'Turnstile is on'],
  ['whose upkeep is late', form({ upkeep: 'late', notices: 'waiting' }), 'would be stored'],
])('accepts a form %s', async (_, visitor, found) =>
  expect(await checkForm(visitor)).toContain(found),
);

test.each([
  ['whose database lacks migrations', form({ database: 'unmigrated' }), 'd1 migrations apply'],
  ['whose database does not answer', form({ database: 'unavailable' }), 'unavailable'],
  ['with an invalid notifier', form({ notifier: 'unusable' }), 'https'],
  [
    'with a secret that Cloudflare does not know',
    form({ turnstile: 'refused' }, true),
    'TURNSTILE_SECRET',
  ],
  ['whose pages lack Turnstile', form({ turnstile: 'on' }), 'built without TURNSTILE_SITE_KEY'],
  ['whose Function lacks Turnstile', form({}, true), 'TURNSTILE_SECRET is not set'],
  ['that does not answer', visit(preview, build()).visitor, 'returned 404'],
])('rejects a form %s', async (_, visitor, complaint) =>
  expect(checkForm(visitor)).rejects.toThrow(complaint),
);

test.each([
  [{ upkeep: 'late' }, 'upkeep'],
  [{ notices: 'waiting' }, 'notices are waiting'],
])('%j fails the test of the live site', async (state, complaint) =>
  expect(checkUpkeep(form(state))).rejects.toThrow(complaint),
);

test('reports a missing picture of the manifest', async () => {
  const pictures = { '/images/a.gif': { hash: '0123456789ab', animated: true, fallback: 'gif' } };
  const responses = (status: number, type: string) => ({
    '/pictures.json': () => Response.json(pictures),
    '/_next/image': () => new Response('', { status, headers: { 'Content-Type': type } }),
  });
  await expect(checkPictures(visit(preview, responses(200, 'image/gif')).visitor)).resolves.toBe(
    '9 of 1',
  );
  await expect(checkPictures(visit(preview, responses(404, 'image/gif')).visitor)).rejects.toThrow(
    '/images/a.gif',
  );
  await expect(checkPictures(visit(preview, responses(200, 'image/png')).visitor)).rejects.toThrow(
    'expected image/gif',
  );
});

test('rejects an empty address, such as an unset variable', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/smoke.ts', ''], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('"" is not an address')]);
});
