import { readFileSync } from 'node:fs';
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

test('sends a token for Cloudflare Access, and gives a browser a cookie of that site only', async () => {
  const headers = { 'Set-Cookie': 'CF_Authorization=jwt; Secure; HttpOnly' };
  const requests = serve({ '/': new Response('', { headers }) });
  vi.stubEnv('CF_ACCESS_CLIENT_ID', 'id');
  vi.stubEnv('CF_ACCESS_CLIENT_SECRET', 'secret');
  const { cookies } = stateWith(await accessCookie(preview), preview);
  expect(cookies).toMatchObject([{ value: 'jwt', domain: 'preview.example', secure: true }]);
  expect(requests.map(({ url }) => url)).toEqual([`${preview}/`]);
  expect(requests[0]?.headers.get('CF-Access-Client-Id')).toBe('id');
  expect(requests[0]?.headers.get('CF-Access-Client-Secret')).toBe('secret');
  expect(readFileSync('playwright.config.ts', 'utf8')).not.toContain('extraHTTPHeaders');
});

test('a proxy sends the token for browsers that have no cookie', async () => {
  const fetch = ({ headers }: Request) => new Response(headers.get('CF-Access-Client-Secret'));
  const server = startServer({ hostname: '127.0.0.1', port: 0, silent: true, fetch });
  const { port } = new URL((await server.ready()).url ?? '');
  const address = `http://127.0.0.1:${port}`;
  expect(await accessProxy(address)).toBe(address);
  vi.stubEnv('CF_ACCESS_CLIENT_ID', 'id');
  vi.stubEnv('CF_ACCESS_CLIENT_SECRET', 'secret');
  const proxied = await globalThis.fetch(await accessProxy(address));
  expect(await proxied.text()).toBe('secret');
  await server.close(true);
});

test('retries a failed connection once', async () => {
  const results = [Promise.reject(new TypeError('cut')), new Response('well')];
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('dead'));
  for (const result of results) fetch.mockImplementationOnce(async () => result);
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
  serve({ '/build.json': 404 });
  await expect(waitForCommit('fedcba987654', preview, 20)).rejects.toThrow('returned 404');
});

const picture = { '/images/a.gif': { hash: '0123456789ab', animated: true, fallback: 'gif' } };
const pictureOf = (type: string) => ({
  '/pictures.json': picture,
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
  ['a tunnel with telemetry', 'foreign telemetry', tunnel(403, 'earlyErrors'), /^refused \(403/],
  ['an open tunnel', 'foreign telemetry', tunnel(200), 'returned 200; expected 503'],
  ['an unset tunnel', 'foreign telemetry', tunnel(503, 'earlyErrors'), 'expected 403'],
  ['a form', 'form', form({}), /^database: ready, files: ready, notifier: set/, upkeep],
  ['a form with Turnstile', 'form', form({ turnstile: 'on' }, true), /^database/],
  ['late upkeep', 'form', form({ upkeep: 'late' }), /^database: ready/],
  ['late upkeep at night', 'form', form({ upkeep: 'late' }), 'upkeep is late, expected', upkeep],
  ['late notices at night', 'form', form({ notices: 'waiting' }), 'notices is waiting', upkeep],
  ['an unusable notifier', 'form', form({ notifier: 'unusable' }), 'notifier is unusable'],
  ['no migration', 'form', form({ database: 'unmigrated' }), 'database is unmigrated'],
  ['Turnstile for the Function only', 'form', form({ turnstile: 'on' }), 'expected off'],
  ['Turnstile for the pages only', 'form', form({}, true), 'turnstile is off, expected on'],
  ['no report', 'form', { '/api/contact/health': 404 }, 'its report has status 404'],
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
