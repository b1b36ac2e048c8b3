import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delaysMs, type Pages, pagesProject } from '../../../scripts/deploy/api.ts';
import {
  keepRollback,
  verifyOrRollBack,
  waitUntilComplete,
} from '../../../scripts/deploy/release.ts';
import { rollBack } from '../../../scripts/deploy/rollBack.ts';
import type { Expected } from '../../../scripts/smoke/smoke.ts';
import { startCloudflare } from './cloudflare.ts';

let host: Awaited<ReturnType<typeof startCloudflare>>;
let pages: Pages;
/** The smoke-tested commits; with `by itself` if tested at the deployment's own URL. */
let tested: string[];

beforeEach(async () => {
  Object.assign(delaysMs, { retry: 1, poll: 1 });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  host = await startCloudflare();
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', host.url);
  pages = pagesProject({ token: 't', account: 'a' });
  tested = [];
});
afterEach(async () => {
  await host.stop();
  vi.restoreAllMocks();
});

const commitAt = (id: string | undefined) =>
  host.deployments.find((it) => it.id === id)?.deployment_trigger.metadata.commit_hash;
const liveCommit = () => commitAt(host.live);
const deployedCommits = () => host.deployments.map(({ id }) => commitAt(id));

/** Returns a smoke test that fails for these commits. `meanwhile` runs during the test. */
const smokeTest =
  (broken: string[], meanwhile = () => {}) =>
  async (address: string, { commit }: Expected) => {
    const own = host.deployments.find(({ url }) => url === address);
    const found = own ? own.deployment_trigger.metadata.commit_hash : liveCommit();
    tested.push(own ? `${found} by itself` : String(found));
    meanwhile();
    return found === commit && !broken.includes(String(found));
  };

const address = 'https://site.test';

/** Runs `npm run deploy -- --production` without the upload. */
async function deploy(commit: string, smoke: ReturnType<typeof smokeTest>) {
  const before = await pages.live();
  const { id } = host.addDeployment(commit);
  await waitUntilComplete(pages, id);
  await verifyOrRollBack({ pages, id, commit, address, before, smoke });
}

describe('after a failed smoke test', () => {
  test('rolls back to the previous deployment, tests it and deletes the failed one', async () => {
    host.addDeployment('good');
    await expect(deploy('bad', smokeTest(['bad']))).rejects.toThrow(
      /bad failed its smoke test and was deleted; .*\(commit good\) is live again and passes/,
    );
    expect([liveCommit(), deployedCommits()]).toEqual(['good', ['good']]);
    expect(tested).toEqual(['bad', 'bad', 'good']);
  });

  test('keeps the deployment if the second attempt passes', async () => {
    host.addDeployment('good');
    const results = [false, true];
    await deploy('new', async () => results.shift() ?? false);
    expect([liveCommit(), deployedCommits()]).toEqual(['new', ['new', 'good']]);
  });

  test('keeps the first deployment, and reports a previous one that fails too', async () => {
    await expect(deploy('first', smokeTest(['first']))).rejects.toThrow(
      'no earlier deployment to roll back to',
    );
    await expect(deploy('bad', smokeTest(['bad', 'first']))).rejects.toThrow(
      'first) is live again and FAILS its smoke test too',
    );
  });

  test('says what to do if the rollback fails', async () => {
    host.addDeployment('good');
    host.refuse(/rollback$/, 502, 1, 'Bad gateway');
    await expect(deploy('bad', smokeTest(['bad']))).rejects.toThrow(
      /STILL LIVE[\s\S]*npm run rollback -- [\s\S]*cloudflarestatus/,
    );
  });
});

describe('another deployment or rollback at the same time', () => {
  test.each([
    ['a rollback', 'chosen', (id: string) => host.complete(id)],
    [
      'a later deployment',
      'two',
      () => void (deployedCommits().includes('two') || host.addDeployment('two')),
    ],
  ])('keeps %s made during the smoke test', async (_, stays, meanwhile) => {
    const { id } = host.addDeployment('chosen');
    host.addDeployment('good');
    const smoke = smokeTest(['bad'], () => meanwhile(id));
    await expect(deploy('bad', smoke)).rejects.toThrow(
      `(commit ${stays}) live instead of bad, so it stays`,
    );
    expect([liveCommit(), deployedCommits().includes('bad')]).toEqual([stays, true]);
  });

  test('keeps a rollback made before the new deployment is complete', async () => {
    const chosen = host.addDeployment('chosen');
    host.addDeployment('good');
    const deployNew = async () => {
      host.live = chosen.id;
      await vi.waitFor(() => expect(host.requests.length).toBeGreaterThan(4), { timeout: 20_000 });
      host.addDeployment('new');
    };
    await expect(keepRollback(pages, await pages.live(), deployNew)).rejects.toThrow(
      'Somebody rolled back',
    );
    expect(liveCommit()).toBe('chosen');
  });
});

describe('waiting for a deployment', () => {
  test.each(['active', 'failure'])('deletes it after a timeout in the stage %s', async (status) => {
    host.addDeployment('good');
    host.stage = { name: 'build', status };
    const { id } = host.addDeployment('late');
    await expect(waitUntilComplete(pages, id, 3)).rejects.toThrow(
      /"build", ".*It was deleted, and deploy again/,
    );
    expect(deployedCommits()).toEqual(['good']);
  });

  test('succeeds if it completes before it can be deleted', async () => {
    host.stage = { name: 'build', status: 'active' };
    const { id } = host.addDeployment('late');
    const remove = async () => {
      host.complete(id);
      return false;
    };
    await expect(waitUntilComplete({ ...pages, remove }, id, 2)).resolves.toBeUndefined();
  });
});

describe('a manual rollback', () => {
  test('skips deployments that fail their smoke test or have the same commit', async () => {
    for (const commit of ['good', 'broken', 'live', 'live']) host.addDeployment(commit);
    await rollBack(pages, {}, smokeTest(['broken']));
    expect([liveCommit(), tested]).toEqual(['good', ['broken by itself', 'good by itself']]);
  });

  test('refuses a broken deployment without --broken', async () => {
    const { id } = host.addDeployment('broken');
    host.addDeployment('live');
    await expect(rollBack(pages, {}, smokeTest(['broken']))).rejects.toThrow(
      '1 earlier deployments fail',
    );
    await expect(rollBack(pages, { id }, smokeTest(['broken']))).rejects.toThrow(
      `npm run rollback -- --broken ${id}`,
    );
    expect(liveCommit()).toBe('live');
    await rollBack(pages, { id: id.slice(0, 20), allowBroken: true }, smokeTest(['broken']));
    expect(liveCommit()).toBe('broken');
  });

  test('finds an old deployment, and reports an unknown id', async () => {
    host.addDeployment('first');
    for (let n = 0; n < 60; n++) host.addDeployment('again');
    await expect(rollBack(pages, { id: 'zzz' }, smokeTest([]))).rejects.toThrow(
      /^No .*"zzz".*wrangler pages deployment list/,
    );
    await rollBack(pages, {}, smokeTest([]));
    expect(liveCommit()).toBe('first');
  });

  test('changes nothing without a live or an earlier deployment, or if it is already live', async () => {
    await expect(rollBack(pages, {}, smokeTest([]))).rejects.toThrow('Nothing is live');
    const { id } = host.addDeployment('only');
    await expect(rollBack(pages, {}, smokeTest([]))).rejects.toThrow('No earlier deployment has');
    await expect(rollBack(pages, { id }, smokeTest([]))).rejects.toThrow('is already live');
  });
});
