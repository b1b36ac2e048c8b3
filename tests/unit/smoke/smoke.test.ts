import { serve as startServer } from 'srvx';
import { expect, test, vi } from 'vitest';
import { accessCookie, accessProxy, stateWith } from '#scripts/e2e/access.ts';
import { runChecks, waitForCommit } from '#scripts/smoke/smoke.ts';
import { visitor } from '#scripts/smoke/visitor.ts';

const preview = 'https://preview.example';
const facts = { commit: '0123456789ab', branch: 'x', environment: 'preview', turnstile: false };
const health = {
  database: 'ready',
  files: 'ready',
  notifier: 'set',
  turnstile: 'off',
  upkeep: 'done',
  notices: 'none',
};

/** Replaces a deployed site by responses to paths: a text, a status, or JSON. */
function serve(responses: Record<string, string | number | object> = {}) {
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    const found = { '/build.json': facts, '/': '', ...responses }[pathname] ?? 404;
    if (found instanceof Response) return found.clone();
    if (typeof found === 'object') return Response.json(found);
    return typeof found === 'number' ? new Response('', { status: found }) : new Response(found);
  });
}

test('sends the token of Cloudflare Access by a proxy, or exchanges it for a cookie of that site', async () => {
  vi.stubEnv('CF_ACCESS_CLIENT_ID', 'id');
  vi.stubEnv('CF_ACCESS_CLIENT_SECRET', 'secret');
  const fetch = ({ headers }: Request) => {
    const token = ['Id', 'Secret'].map((part) => headers.get(`CF-Access-Client-${part}`)).join();
    return new Response(token, { headers: { 'Set-Cookie': `CF_Authorization=${token}; Secure` } });
  };
  const server = startServer({ hostname: '127.0.0.1', port: 0, silent: true, fetch });
  const { url = '' } = await server.ready();
  const proxied = await globalThis.fetch(await accessProxy(url));
  expect(await proxied.text()).toBe('id,secret');
  const { cookies } = stateWith(await accessCookie(url), url);
  expect(cookies).toMatchObject([{ value: 'id,secret', domain: '127.0.0.1', secure: true }]);
  await server.close(true);
});

test('retries a failed connection once', async () => {
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('dead'));
  fetch.mockRejectedValueOnce(new TypeError('cut')).mockResolvedValueOnce(new Response('well'));
  vi.stubGlobal('fetch', fetch);
  await expect(visitor(preview).read('/')).resolves.toBe('well');
  await expect(visitor(preview).read('/')).rejects.toThrow('dead');
});

test('waits for a commit, and reports what it finds instead', async () => {
  const commits = ['ffffffffffff', facts.commit];
  vi.stubGlobal('fetch', async () => Response.json({ ...facts, commit: commits.shift() }));
  await waitForCommit(`${facts.commit}cdef`, preview, 300);
  expect(commits).toEqual([]);
  serve();
  await expect(waitForCommit('fedcba987654', preview, 20)).rejects.toThrow(
    'expected commit fedcba987654 at https://preview.example, but found: 0123456789ab',
  );
});

const pictureOf = (type: string) => ({
  '/pictures.json': { '/images/a.gif': { hash: '0123', animated: true, fallback: 'gif' } },
  '/_next/image': new Response('', { headers: { 'Content-Type': type } }),
});
const tunnel = (status: number, html = '') => ({ '/': html, '/monitoring': status });
const form = (changes: object, turnstile = false) => ({
  '/build.json': { ...facts, turnstile },
  '/api/contact/health': { ...health, ...changes },
});
const upkeep = { checksUpkeep: true };

test.each<[string, string, Parameters<typeof serve>[0], string | RegExp, object?]>([
  ['no pages', 'pages', {}, '/sitemap.xml returned 404; expected 200'],
  ['no security headers', 'host', {}, 'Strict-Transport-Security is "null"'],
  ['a picture of another type', 'pictures', pictureOf('image/png'), '"image/gif"'],
  ['a picture', 'pictures', pictureOf('image/gif'), /^samples of 1$/],
  ['a tunnel without telemetry', 'foreign telemetry', tunnel(503), /^refused \(503\)$/],
  ['an open tunnel', 'foreign telemetry', tunnel(200), 'returned 200; expected 503'],
  ['an unset tunnel', 'foreign telemetry', tunnel(503, 'earlyErrors'), 'expected 403'],
  ['a form', 'form', form({}), /^database: ready, files: ready, notifier: set/, upkeep],
  ['late upkeep', 'form', form({ upkeep: 'late' }), /^database: ready/],
  ['late upkeep at night', 'form', form({ upkeep: 'late' }), 'upkeep is late, expected', upkeep],
  ['late notices at night', 'form', form({ notices: 'waiting' }), 'notices is waiting', upkeep],
  ['an unusable notifier', 'form', form({ notifier: 'unusable' }), 'notifier is unusable'],
  ['no migration', 'form', form({ database: 'unmigrated' }), 'database is unmigrated'],
  ['Turnstile for the Function only', 'form', form({ turnstile: 'on' }), 'expected off'],
  ['Turnstile for the pages only', 'form', form({}, true), 'turnstile is off, expected on'],
  ['no report', 'form', {}, 'its report has status 404'],
])('recognises %s', async (_, name, responses, found, options = {}) => {
  serve(responses);
  const results = await runChecks(preview, options);
  const result = results.find((it) => it.name === name);
  expect(result).toEqual({
    name,
    ok: found instanceof RegExp,
    found: expect.stringMatching(found),
  });
});
