import { expect, test } from 'vitest';
import { awaitCommit, buildIsKnown } from '../../../scripts/smoke/build.ts';
import { formCanBeSent, nothingIsLate } from '../../../scripts/smoke/form.ts';
import { headersAreSet } from '../../../scripts/smoke/headers.ts';
import { somePicturesAreThere } from '../../../scripts/smoke/images.ts';
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
const facts = { commit: '0123456789ab', branch: 'x', environment: 'preview', time: '2026-11-20', versions: { next: '1' } };
const build = (changes = {}) => ({ '/build.json': () => Response.json({ ...facts, ...changes }) });

test('a token for Cloudflare Access is sent with every request', async () => {
  const { it, requests } = visit(preview, build(), { CF_ACCESS_CLIENT_ID: 'id', CF_ACCESS_CLIENT_SECRET: 'secret' });
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
  await expect(visitor(preview, AbortSignal.timeout(5000), {}, flaky).read('/')).resolves.toBe('well');
  const dead = visitor(preview, AbortSignal.timeout(5000), {}, () => Promise.reject(new TypeError('fetch failed')));
  await expect(dead.read('/')).rejects.toThrow('fetch failed');
});

test('a failing check is distinguished from the others', async () => {
  const { it } = visit(preview, build());
  const results = await runChecks({ good: buildIsKnown(), bad: ({ read }) => read('/nowhere') }, it);
  expect(results).toMatchObject([
    { name: 'good', ok: true, found: 'preview: 0123456789ab of x' },
    { name: 'bad', ok: false, found: '/nowhere answered 404; expected 200' },
  ]);
});

test('the live site must be a production build', async () => {
  await expect(buildIsKnown()(visit(site.url, build()).it)).rejects.toThrow('the live site is a build for preview');
  await expect(buildIsKnown()(visit(site.url, build({ environment: 'production' })).it)).resolves.toContain('production');
});

test('a missing security header is named', async () => {
  const { it } = visit(preview, { '/': () => new Response('') });
  await expect(headersAreSet(it)).rejects.toThrow('Strict-Transport-Security is "null"');
});

test.each([
  [503, '', 'well', 'telemetry is not configured'],
  [403, 'earlyErrors', 'well', 'refused (403)'],
  [200, '', 'ill', 'answered with 200'],
  [403, '', 'ill', 'built without SENTRY_DSN'],
  [503, 'earlyErrors', 'ill', 'the tunnel is not configured'],
])('a tunnel that responds with %i to a foreign envelope, for pages with "%s", is %s', async (status, html, how, said) => {
  const { it } = visit(preview, { '/': () => new Response(html), '/monitoring': () => new Response('', { status }) });
  const answer = expect(foreignEnvelopesAreRefused(it));
  await (how === 'well' ? answer.resolves.toContain(said) : answer.rejects.toThrow(said));
});

test('an unexpected commit is named, however long its id is', async () => {
  await expect(buildIsKnown('fedcba9876')(visit(preview, build()).it)).rejects.toThrow(
    '0123456789ab is there; expected fedcba9876',
  );
  await expect(buildIsKnown('0123456789abcdef')(visit(preview, build()).it)).resolves.toContain('0123456789ab');
});

test('a new commit is waited for until the edge has it', async () => {
  let looks = 0;
  const later = () => Response.json({ ...facts, commit: ++looks < 3 ? 'ffffffffffff' : facts.commit });
  await awaitCommit(facts.commit, () => visit(preview, { '/build.json': later }).it, { forMs: 60_000, everyMs: 1 });
  expect(looks).toBe(3);
});

test('a commit that never appears is a failure that names the one found', async () => {
  const wait = (answers: Answers) => awaitCommit('fedcba987654', () => visit(preview, answers).it, { forMs: 10, everyMs: 5 });
  await expect(wait(build())).rejects.toThrow('not fedcba987654 but: 0123456789ab');
  await expect(wait({})).rejects.toThrow('but: /build.json answered 404');
});

const health = { database: 'ready', notifier: 'set', turnstile: 'off', upkeep: 'done', notices: 'none' };
const form = (state: object, facts: object = {}, status = 200) => ({
  ...build(facts),
  '/api/contact/health': () => Response.json({ ...health, ...state }, { status }),
});

test.each([
  ['with all it needs', form({}), 'the agency notified; Turnstile is off'],
  ['without a notifier', form({ notifier: 'unset' }), 'NOTIFY_WEBHOOK_URL is not set'],
  ['with both halves of Turnstile', form({ turnstile: 'on' }, { turnstile: true }), 'Turnstile is on'],
])('a form %s is well', async (_, answers, found) => {
  await expect(formCanBeSent(visit(preview, answers).it)).resolves.toContain(found);
});

test.each([
  ['whose database lacks migrations', form({ database: 'unmigrated' }, {}, 503), 'd1 migrations apply'],
  ['whose database does not answer', form({ database: 'unavailable' }, {}, 503), 'unavailable'],
  ['with a notifier that is none', form({ notifier: 'unusable' }, {}, 503), 'https'],
  ['with a secret that Cloudflare does not know', form({ turnstile: 'refused' }, { turnstile: true }, 503), 'TURNSTILE_SECRET'],
  ['whose pages lack Turnstile', form({ turnstile: 'on' }), 'built without TURNSTILE_SITE_KEY'],
  ['whose Function lacks Turnstile', form({}, { turnstile: true }), 'TURNSTILE_SECRET is not set'],
  ['that does not answer', build(), 'answered 404'],
])('a form %s is not', async (_, answers, complaint) => {
  await expect(formCanBeSent(visit(preview, answers).it)).rejects.toThrow(complaint);
});

test('late upkeep and waiting notices fail a site’s own test, and not a deployment’s', async () => {
  for (const state of [{ upkeep: 'late' }, { notices: 'waiting' }]) {
    const answers = form(state, {}, 503);
    await expect(nothingIsLate(visit(preview, answers).it)).rejects.toThrow(/upkeep|notices wait/);
    await expect(formCanBeSent(visit(preview, answers).it)).resolves.toContain('would be stored');
  }
});

test('a missing picture of the manifest is named', async () => {
  const pictures = { '/images/a.png': { hash: '0123456789ab' } };
  const answers = (status: number) => ({
    '/pictures.json': () => Response.json(pictures),
    '/_next/image': () => new Response('', { status, headers: { 'Content-Type': 'image/avif' } }),
  });
  await expect(somePicturesAreThere(visit(preview, answers(200)).it)).resolves.toBe('1 of 1');
  await expect(somePicturesAreThere(visit(preview, answers(404)).it)).rejects.toThrow('/images/a.png');
});
