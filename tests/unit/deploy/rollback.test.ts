import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';

const deployment = (id: string, day: number, status = 'success') => ({
  id,
  url: `https://${id}.example`,
  created_on: `2026-11-0${day}T00:00:00Z`,
  latest_stage: { status },
});
const deployments = [deployment('live', 5), deployment('broken', 4, 'failure'), deployment('good', 3), deployment('old', 2)];

let server: Server;
let posted: string[];

beforeEach(async () => {
  posted = [];
  server = createServer((request, response) => {
    if (request.method === 'POST') posted.push(request.url ?? '');
    const result = request.url?.includes('/deployments') ? deployments : { canonical_deployment: deployments[0] };
    response.end(JSON.stringify({ success: true, errors: [], result }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const rollback = (...args: string[]) =>
  new Promise<{ failed: boolean; said: string }>((done) => {
    const env = {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CLOUDFLARE_API_TOKEN: 'belongs-to-nobody',
      CLOUDFLARE_ACCOUNT_ID: 'account',
    };
    execFile(process.execPath, ['scripts/rollback.ts', ...args], { env }, (error, out, err) =>
      done({ failed: error !== null, said: out + err }),
    );
  });

const path = (id: string) => `/accounts/account/pages/projects/dunavik-website/deployments/${id}/rollback`;

test('goes back to the last good deployment before the live one', async () => {
  const { said } = await rollback();
  expect(said).toContain('Live again: good');
  expect(posted).toEqual([path('good')]);
});

test('an empty name, as the workflow passes on, is no name', async () => {
  await rollback('');
  expect(posted).toEqual([path('good')]);
});

test('goes back to a named deployment', async () => {
  await rollback('old');
  expect(posted).toEqual([path('old')]);
});

test.each(['unknown', 'broken', 'live'])('does nothing for "%s" and lists what there is', async (name) => {
  const { failed, said } = await rollback(name);
  expect(failed).toBe(true);
  expect(said).toContain('live  2026-11-05T00:00:00Z  https://live.example  (live)');
  expect(posted).toEqual([]);
});
