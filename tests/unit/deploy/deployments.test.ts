import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { commitOf, type Deployment, pagesProject } from '../../../scripts/deploy/api.js';

test.each([
  ['production', ['production']],
  ['all', ['preview', 'production']],
] as const)('deployments of %s are read page after page', async (environment, expected) => {
  const all = Array.from({ length: 60 }, (_, index) => ({
    id: `d${index}`,
    environment: index % 2 ? 'production' : 'preview',
    deployment_trigger: index === 0 ? {} : { metadata: { commit_hash: `c${index}` } },
  }));
  const server = createServer(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://api.test');
    const found = all.filter((one) => !searchParams.has('env') || searchParams.get('env') === one.environment);
    const from = (Number(searchParams.get('page')) - 1) * 25;
    response.end(JSON.stringify({ success: true, errors: [], result: found.slice(from, from + 25) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read: Deployment[] = [];
  for await (const one of pagesProject({ token: 'a', account: 'b', project: 'c', api }).deployments(environment))
    read.push(one);
  server.close();
  const wanted = all.filter((one) => (expected as readonly string[]).includes(one.environment));
  expect(read.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(read.map(commitOf)).toEqual(wanted.map((one) => one.deployment_trigger.metadata?.commit_hash ?? ''));
});
