import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { awaitCommit, buildIsKnown } from '../../../scripts/smoke/build.ts';
import { formCanBeSent, nothingIsLate } from '../../../scripts/smoke/form.ts';
import { headersAreSet } from '../../../scripts/smoke/headers.ts';
import { oldPathsRedirect } from '../../../scripts/smoke/pages.ts';
import { picturesAreThere } from '../../../scripts/smoke/pictures.ts';
import { runChecks } from '../../../scripts/smoke/run.ts';
import { foreignEnvelopesAreRefused } from '../../../scripts/smoke/tunnel.ts';
import { visitor } from '../../../scripts/smoke/visitor.ts';
import { site } from '../../../src/site.ts';

type Answers = Record<string, () => Response>;

/** A client of a fictitious site that gives these responses. */
function visit(base: string, answers: Answers, env = {}) {
  const requests: Request[] = [];
  const send = async (input: URL | RequestInfo, init?: RequestInit) => {
    const request = new Request(input as URL, init);
    requests.push(request);
    return answers[new URL(request.url).pathname]?.() ?? new Response('', { status: 404 });
  };
  return { requests, it: visitor(base, AbortSignal.timeout(5000), env, send) };
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

test('a token for Cloudflare Access is sent with every request', async () => {
  const { it, requests } = visit(preview, build(), {
    CF_ACCESS_CLIENT_ID: 'id',
    CF_ACCESS_CLIENT_SECRET: 'secret',
  });
  await it.read('/build.json');
  expect(requests[0]?.headers.get('CF-Access-Client-Id')).toBe('id');
  expect(requests[0]?.headers.get('CF-Access-Client-Secret')).toBe('secret');
});

test('a request whose socket the other end has closed is made once more, and no oftener', async () => {
  let made = 0;
  const flaky = async () => {
    made += 1;
    if (made % 2) throw new TypeError('fetch failed');
    return new Response('well');
  };
  await expect(visitor(preview, AbortSignal.timeout(5000), {}, flaky).read('/')).resolves.toBe(
    'well',
  );
  const dead = visitor(preview, AbortSignal.timeout(5000), {}, () =>
    Promise.reject(new TypeError('fetch failed')),
  );
  await expect(dead.read('/')).rejects.toThrow('fetch failed');
});

test('a failing check is distinguished from the others', async () => {
  const { it } = visit(preview, build());
  const results = await runChecks(
    { good: buildIsKnown(), bad: ({ read }) => read('/nowhere') },
    it,
  );
  expect(results).toMatchObject([
    { name: 'good', ok: true, found: 'preview: 0123456789ab of x' },
    { name: 'bad', ok: false, found: '/nowhere answered 404; expected 200' },
  ]);
});

test('an unexpected commit is named, however long its id is, and so is a preview on the live site', async () => {
  const check = (base: string, commit?: string) => buildIsKnown(commit)(visit(base, build()).it);
  await expect(check(preview, 'fedcba9876')).rejects.toThrow(
    '0123456789ab is there; expected fedcba9876',
  );
  await expect(check(preview, '0123456789abcdef')).resolves.toContain('0123456789ab');
  await expect(check(site.url)).rejects.toThrow('the live site is a build for preview');
});

test('a new commit is waited for until the edge has it, and named if it is another', async () => {
  let looks = 0;
  const later = () =>
    Response.json({ ...facts, commit: ++looks < 3 ? 'ffffffffffff' : facts.commit });
  await awaitCommit(facts.commit, () => visit(preview, { '/build.json': later }).it, {
    forMs: 60_000,
    everyMs: 1,
  });
  expect(looks).toBe(3);
  const wait = (answers: Answers) =>
    awaitCommit('fedcba987654', () => visit(preview, answers).it, { forMs: 10, everyMs: 5 });
  await expect(wait(build())).rejects.toThrow('not fedcba987654 but: 0123456789ab');
  await expect(wait({})).rejects.toThrow('but: /build.json answered 404');
});

test('a missing security header and an old address that leads nowhere are named', async () => {
  const { it } = visit(preview, { '/': () => new Response('') });
  await expect(headersAreSet(it)).rejects.toThrow('Strict-Transport-Security is "null"');
  await expect(oldPathsRedirect(it)).rejects.toThrow('/home answered 404');
});

test.each([
  [503, '', 'well', 'telemetry is not configured'],
  [403, 'earlyErrors', 'well', 'refused (403)'],
  [200, '', 'ill', 'answered with 200'],
  [403, '', 'ill', 'built without SENTRY_DSN'],
  [503, 'earlyErrors', 'ill', 'the tunnel is not configured'],
])(
  'a tunnel that responds with %i to a foreign envelope, for pages with "%s", is %s',
  async (status, html, how, said) => {
    const { it } = visit(preview, {
      '/': () => new Response(html),
      '/monitoring': () => new Response('', { status }),
    });
    const answer = expect(foreignEnvelopesAreRefused(it));
    await (how === 'well' ? answer.resolves.toContain(said) : answer.rejects.toThrow(said));
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
  }).it;

test.each([
  ['with all it needs', form({}), 'the agency notified; Turnstile is off'],
  ['without a notifier', form({ notifier: 'unset' }), 'NOTIFY_WEBHOOK_URL is not set'],
  ['with both halves of Turnstile', form({ turnstile: 'on' }, true), 'Turnstile is on'],
  ['whose upkeep is late', form({ upkeep: 'late', notices: 'waiting' }), 'would be stored'],
])('a form %s is well', async (_, it, found) => expect(await formCanBeSent(it)).toContain(found));

test.each([
  ['whose database lacks migrations', form({ database: 'unmigrated' }), 'd1 migrations apply'],
  ['whose database does not answer', form({ database: 'unavailable' }), 'unavailable'],
  ['with a notifier that is none', form({ notifier: 'unusable' }), 'https'],
  [
    'with a secret that Cloudflare does not know',
    form({ turnstile: 'refused' }, true),
    'TURNSTILE_SECRET',
  ],
  ['whose pages lack Turnstile', form({ turnstile: 'on' }), 'built without TURNSTILE_SITE_KEY'],
  ['whose Function lacks Turnstile', form({}, true), 'TURNSTILE_SECRET is not set'],
  ['that does not answer', visit(preview, build()).it, 'answered 404'],
])('a form %s is not', async (_, it, complaint) =>
  expect(formCanBeSent(it)).rejects.toThrow(complaint),
);

test.each([
  [{ upkeep: 'late' }, 'upkeep'],
  [{ notices: 'waiting' }, 'notices wait'],
])('%j fails a site’s own test', async (state, complaint) =>
  expect(nothingIsLate(form(state))).rejects.toThrow(complaint),
);

test('a missing picture of the manifest is named', async () => {
  const pictures = { '/images/a.gif': { hash: '0123456789ab', animated: true, fallback: 'gif' } };
  const answers = (status: number, type: string) => ({
    '/pictures.json': () => Response.json(pictures),
    '/_next/image': () => new Response('', { status, headers: { 'Content-Type': type } }),
  });
  await expect(picturesAreThere(visit(preview, answers(200, 'image/gif')).it)).resolves.toBe(
    '9 of 1',
  );
  await expect(picturesAreThere(visit(preview, answers(404, 'image/gif')).it)).rejects.toThrow(
    '/images/a.gif',
  );
  await expect(picturesAreThere(visit(preview, answers(200, 'image/png')).it)).rejects.toThrow(
    'expected image/gif',
  );
});

test('an empty address, as of a variable that is not set, is reported before any request', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/smoke.ts', ''], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('"" is no address')]);
});
