import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const deployment = (id: string, day: number, commit: string, status = 'success') => ({
  id,
  url: `https://${id}.example`,
  created_on: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
  latest_stage: { name: 'deploy', status },
  deployment_trigger: { metadata: { commit_hash: commit } },
});
type Deployment = ReturnType<typeof deployment>;

const few = [
  deployment('live', 25, 'bad'),
  deployment('again', 24, 'bad'),
  deployment('broken', 23, 'other', 'failure'),
  deployment('good', 22, 'good'),
  deployment('old', 21, 'old'),
];

let folder: string;
let server: Server;
let posted: string[];
let deployments: Deployment[];
let live: string;
/** Responses that replace those of the next requests. */
let faults: { status: number; body: string }[];

// A folder without dependencies, as in the workflow: the script must work without any.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  for (const file of ['scripts/rollback.js', 'scripts/deploy', 'wrangler.toml', 'package.json']) {
    cpSync(file, join(folder, file), { recursive: true });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  [posted, faults, deployments, live] = [[], [], few, 'live'];
  server = createServer((request, response) => {
    const fault = faults.shift();
    if (fault) return response.writeHead(fault.status).end(fault.body);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const send = (result: unknown) => response.end(JSON.stringify({ success: true, errors: [], result }));
    if (request.method === 'POST') {
      posted.push(pathname);
      live = /deployments\/([^/]+)\/rollback/.exec(pathname)?.[1] ?? live;
    }
    if (!pathname.endsWith('/deployments')) {
      return send({ canonical_deployment: deployments.find(({ id }) => id === live) ?? null });
    }
    const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name)));
    if (!page || !size || size > 25) return response.writeHead(400).end('{}');
    return send(deployments.slice((page - 1) * size, page * size));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const rollback = (...args: string[]) =>
  new Promise<{ failed: boolean; said: string }>((done) => {
    const env = {
      PATH: '',
      REHEARSED_SPEED: '1000',
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CLOUDFLARE_API_TOKEN: 'belongs-to-nobody',
      CLOUDFLARE_ACCOUNT_ID: 'account',
    };
    execFile(process.execPath, ['scripts/rollback.js', ...args], { env, cwd: folder }, (error, out, err) =>
      done({ failed: error !== null, said: out + err }),
    );
  });

const path = (id: string) => `/accounts/account/pages/projects/dunavik-website/deployments/${id}/rollback`;

test('goes back to the last good deployment whose commit is not the live one, and says so', async () => {
  const { said } = await rollback();
  expect(said).toMatch(/^Live again: good {2}2026-11-22T00:00:00Z {2}commit good .*\nLive before: live .*commit bad/);
  expect(posted).toEqual([path('good')]);
});

test('an empty name, as the workflow passes it, counts as no name', async () => {
  await rollback('');
  expect(posted).toEqual([path('good')]);
});

test.each([['old'], ['ol'], ['again']])('goes back to the deployment that is called "%s" or begins so', async (name) => {
  await rollback(name);
  expect(posted).toEqual([path(name === 'ol' ? 'old' : name)]);
});

test('finds a deployment, however many there have been since', async () => {
  const many = Array.from({ length: 120 }, (_, n) => deployment(`again-${n}`, 24, 'bad'));
  deployments = [few[0] as Deployment, ...many, deployment('first', 1, 'first')];
  await rollback();
  expect(posted).toEqual([path('first')]);
});

test.each([
  ['unknown', 'No complete deployment of production has the id "unknown"'],
  ['broken', 'No complete deployment of production has the id "broken"'],
])('does nothing for "%s" and lists the deployments', async (name, complaint) => {
  const { failed, said } = await rollback(name);
  expect(failed).toBe(true);
  expect(said).toContain(complaint);
  expect(said).toMatch(/live {2}2026-11-25T00:00:00Z .*\(live\)/);
  expect(posted).toEqual([]);
});

test('does nothing for the live one, for an ambiguous prefix, and when all have the same commit', async () => {
  expect((await rollback('live')).said).toContain('is live already');
  deployments = [...few, deployment('older', 20, 'old')];
  expect((await rollback('ol')).said).toMatch(/"ol" begins the ids of 2 deployments[\s\S]+old [\s\S]+older /);
  deployments = few.slice(0, 3);
  expect((await rollback()).said).toContain('no deployment of another commit before the live one');
  live = 'nowhere';
  expect((await rollback()).said).toContain('Nothing is live');
  expect(posted).toEqual([]);
});

const page = { status: 502, body: '<html>Bad gateway</html>' };

test('a page with a 502 is requested again, and reported in a sentence if the 502 persists', async () => {
  faults = [page, page];
  expect((await rollback()).failed).toBe(false);
  faults = Array.from({ length: 4 }, () => page);
  const { failed, said } = await rollback();
  expect(failed).toBe(true);
  expect(said).toContain(
    'Cloudflare answered GET dunavik-website with 502: not in JSON. Cloudflare does not answer as it should',
  );
});

const refusal = (code: number, message: string) =>
  JSON.stringify({ success: false, errors: [{ code, message }], result: null });

test.each([
  [401, 10000, 'Authentication error', 'not valid or has expired'],
  [403, 10000, 'Authentication error', 'give it “Cloudflare Pages: Edit”'],
  [404, 8000007, 'Project not found', 'wrangler pages project create'],
])('a %i with code %i is reported with the next step', async (status, code, message, step) => {
  faults = [{ status, body: refusal(code, message) }];
  expect((await rollback()).said).toContain(step);
});
