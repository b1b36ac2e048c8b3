import { expect, test } from 'vitest';
import { buildIsKnown } from '../../../scripts/smoke/build.ts';
import { headersAreSet } from '../../../scripts/smoke/headers.ts';
import { runChecks } from '../../../scripts/smoke/run.ts';
import { foreignEnvelopesAreRefused } from '../../../scripts/smoke/tunnel.ts';
import { visitor } from '../../../scripts/smoke/visitor.ts';
import { site } from '../../../src/site.ts';
import { destinationVariable } from '../../../src/telemetry/service/settings.ts';

type Answers = Record<string, () => Response>;

/** A visitor of a site that does not exist and gives these answers. */
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
  time: '2026-11-20T10:00:00Z',
  versions: { next: '1' },
};
const build = (changes = {}) => ({ '/build.json': () => Response.json({ ...facts, ...changes }) });

test('a token for Cloudflare Access goes with every request', async () => {
  const { it, requests } = visit(preview, build(), { CF_ACCESS_CLIENT_ID: 'id', CF_ACCESS_CLIENT_SECRET: 'secret' });
  await it.read('/build.json');
  expect(requests[0]?.headers.get('CF-Access-Client-Id')).toBe('id');
  expect(requests[0]?.headers.get('CF-Access-Client-Secret')).toBe('secret');
});

test('one failing check is told apart from the others', async () => {
  const { it } = visit(preview, build());
  const results = await runChecks({ good: buildIsKnown, bad: ({ read }) => read('/nowhere') }, it);
  expect(results).toMatchObject([
    { name: 'good', ok: true, found: 'preview: 0123456789ab of x' },
    { name: 'bad', ok: false, found: '/nowhere answered 404; expected 200' },
  ]);
});

test('the live site must be a build for production', async () => {
  await expect(buildIsKnown(visit(site.url, build()).it)).rejects.toThrow('the live site is a build for preview');
  await expect(buildIsKnown(visit(site.url, build({ environment: 'production' })).it)).resolves.toContain('production');
});

test('a missing security header is named', async () => {
  const { it } = visit(preview, { '/': () => new Response('') });
  await expect(headersAreSet(it)).rejects.toThrow('Strict-Transport-Security is "null"');
});

test.each([
  [503, '', 'telemetry is not configured'],
  [403, 'earlyFaults', 'refused (403)'],
])('a tunnel that answers %i to a foreign envelope is well', async (status, html, found) => {
  const { it } = visit(preview, { '/': () => new Response(html), '/monitoring': () => new Response('', { status }) });
  await expect(foreignEnvelopesAreRefused(it)).resolves.toContain(found);
});

test.each([
  [200, '', 'answered with 200'],
  [403, '', `built without ${destinationVariable}`],
  [503, 'earlyFaults', 'the tunnel is not configured'],
])('a tunnel that answers %i for pages with "%s" is not', async (status, html, complaint) => {
  const { it } = visit(preview, { '/': () => new Response(html), '/monitoring': () => new Response('', { status }) });
  await expect(foreignEnvelopesAreRefused(it)).rejects.toThrow(complaint);
});
