import { expect, test, vi } from 'vitest';
import { runChecks } from '#scripts/smoke/smoke.ts';

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

const pngForGif = {
  '/pictures.json': { '/images/a.gif': { hash: '0123', animated: true, fallback: 'gif' } },
  '/_next/image': new Response('', { headers: { 'Content-Type': 'image/png' } }),
};
const tunnel = (status: number, html = '') => ({ '/': html, '/monitoring': status });
const form = (changes: object, turnstile = false) => ({
  '/build.json': { ...facts, turnstile },
  '/api/contact/health': { ...health, ...changes },
});
const upkeep = { checksUpkeep: true };

test.each<[string, string, Parameters<typeof serve>[0], string, object?]>([
  ['no pages', 'pages', {}, '/sitemap.xml returned 404; expected 200'],
  ['no security headers', 'host', {}, 'Strict-Transport-Security is "null"'],
  ['a picture of another type', 'pictures', pngForGif, '"image/gif"'],
  ['an open tunnel', 'foreign telemetry', tunnel(200), 'returned 200; expected 503'],
  ['an unset tunnel', 'foreign telemetry', tunnel(503, 'earlyErrors'), 'expected 403'],
  ['late upkeep', 'form', form({ upkeep: 'late' }), 'upkeep is late, expected', upkeep],
  ['an unusable notifier', 'form', form({ notifier: 'unusable' }), 'notifier is unusable'],
  ['Turnstile for the Function only', 'form', form({ turnstile: 'on' }), 'expected off'],
  ['Turnstile for the pages only', 'form', form({}, true), 'turnstile is off, expected on'],
  ['no report', 'form', {}, 'its report has status 404'],
])('recognises %s', async (_, name, responses, problem, options) => {
  serve(responses);
  const results = await runChecks(preview, options ?? {});
  const failure = { name, ok: false, found: expect.stringContaining(problem) };
  expect(results.find((it) => it.name === name)).toEqual(failure);
});

test('late upkeep does not refuse a deployment', async () => {
  serve(form({ upkeep: 'late' }));
  expect(await runChecks(preview, {})).toContainEqual(
    expect.objectContaining({ name: 'form', ok: true }),
  );
});
