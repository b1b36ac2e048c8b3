import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Pages, pagesProject, waits } from '../../../scripts/deploy/api.ts';
import { awaitComplete, keepRollback, verifyOrRollBack } from '../../../scripts/deploy/release.ts';
import { rollBack } from '../../../scripts/deploy/rollBack.ts';
import type { Expected } from '../../../scripts/smoke/smoke.ts';
import { startCloudflare } from './cloudflare.ts';

let host: Awaited<ReturnType<typeof startCloudflare>>;
let pages: Pages;
/** What was smoke-tested: addresses, or commits of a deployment's own address. */
let tested: string[];

beforeEach(async () => {
  Object.assign(waits, { retry: 1, poll: 1 });
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
  host.deployments.find((one) => one.id === id)?.deployment_trigger.metadata.commit_hash;
const live = () => commitAt(host.live);
const there = () => host.deployments.map(({ id }) => commitAt(id));

/** Tests like the smoke test, where these commits are broken; `during` is what happens beside it. */
const smokeWhere =
  (broken: string[], during = () => {}) =>
  async (address: string, { commit }: Expected) => {
    const own = host.deployments.find(({ url }) => url === address);
    const found = own ? own.deployment_trigger.metadata.commit_hash : live();
    tested.push(own ? `${found} by itself` : String(found));
    during();
    return found === commit && !broken.includes(String(found));
  };

const address = 'https://site.test';

/** Deploys a commit as `npm run deploy -- --production` does, with the upload left out. */
async function deploy(commit: string, smoke: ReturnType<typeof smokeWhere>) {
  const before = await pages.live();
  const { id } = host.addDeployment(commit);
  await awaitComplete(pages, id);
  await verifyOrRollBack({ pages, id, commit, address, before, smoke });
}

describe('after a failed smoke test', () => {
  test('what was live before is live again and tested, and the failed deployment is deleted', async () => {
    host.addDeployment('good');
    await expect(deploy('bad', smokeWhere(['bad']))).rejects.toThrow(
      /bad failed its smoke test and was deleted; .*\(commit good\) is live again and passes/,
    );
    expect([live(), there()]).toEqual(['good', ['good']]);
    expect(tested).toEqual(['bad', 'bad', 'good']);
  });

  test('that passes when it is made once more, nothing is taken back', async () => {
    host.addDeployment('good');
    const results = [false, true];
    await deploy('new', async () => results.shift() ?? false);
    expect([live(), there()]).toEqual(['new', ['new', 'good']]);
  });

  test('the first deployment stays, and what was live before is named where it fails as well', async () => {
    await expect(deploy('first', smokeWhere(['first']))).rejects.toThrow('none to go back to');
    await expect(deploy('bad', smokeWhere(['bad', 'first']))).rejects.toThrow(
      'first) is live again and FAILS as well',
    );
  });

  test('it is said what to do when going back fails', async () => {
    host.addDeployment('good');
    host.refuse(/rollback$/, 502, 1, 'Bad gateway');
    await expect(deploy('bad', smokeWhere(['bad']))).rejects.toThrow(
      /STILL LIVE[\s\S]*npm run rollback -- [\s\S]*cloudflarestatus/,
    );
  });
});

describe('a person, or another run, beside a run', () => {
  test.each([
    ['a rollback stays', 'chosen', (id: string) => host.complete(id)],
    [
      'a later deployment stays',
      'two',
      () => void (there().includes('two') || host.addDeployment('two')),
    ],
  ])('%s, made while the new deployment is tested', async (_, stays, meanwhile) => {
    const { id } = host.addDeployment('chosen');
    host.addDeployment('good');
    const smoke = smokeWhere(['bad'], () => meanwhile(id));
    await expect(deploy('bad', smoke)).rejects.toThrow(
      `(commit ${stays}) has been made live instead of bad, and stays`,
    );
    expect([live(), there().includes('bad')]).toEqual([stays, true]);
  });

  test('a rollback while the new deployment is not complete yet is kept when it is', async () => {
    const chosen = host.addDeployment('chosen');
    host.addDeployment('good');
    const make = async () => {
      host.live = chosen.id;
      await vi.waitFor(() => expect(host.asked.length).toBeGreaterThan(4), { timeout: 20_000 });
      host.addDeployment('new');
    };
    await expect(keepRollback(pages, await pages.live(), make)).rejects.toThrow(
      'Somebody has gone back',
    );
    expect(live()).toBe('chosen');
  });
});

describe('waiting for a deployment that is not complete', () => {
  test.each(['active', 'failure'])(
    'ends with its deletion, so that it cannot go live late (stage %s)',
    async (status) => {
      host.addDeployment('good');
      host.stage = { name: 'build', status };
      const { id } = host.addDeployment('late');
      await expect(awaitComplete(pages, id, 3)).rejects.toThrow(
        /"build", ".*It was deleted, and deploy again/,
      );
      expect(there()).toEqual(['good']);
    },
  );

  test('goes on where it became complete at that moment', async () => {
    host.stage = { name: 'build', status: 'active' };
    const { id } = host.addDeployment('late');
    const remove = async () => {
      host.complete(id);
      return false;
    };
    await expect(awaitComplete({ ...pages, remove }, id, 2)).resolves.toBeUndefined();
  });
});

describe('a rollback by hand', () => {
  test('passes over what fails its smoke test at its own address, and over the same commit', async () => {
    for (const commit of ['good', 'broken', 'live', 'live']) host.addDeployment(commit);
    await rollBack(pages, {}, smokeWhere(['broken']));
    expect([live(), tested]).toEqual(['good', ['broken by itself', 'good by itself']]);
  });

  test('to a broken one is refused, unless it is named as that', async () => {
    const { id } = host.addDeployment('broken');
    host.addDeployment('live');
    await expect(rollBack(pages, {}, smokeWhere(['broken']))).rejects.toThrow(
      '1 earlier deployments fail',
    );
    await expect(rollBack(pages, { id }, smokeWhere(['broken']))).rejects.toThrow(
      `npm run rollback -- --broken ${id}`,
    );
    expect(live()).toBe('live');
    await rollBack(pages, { id: id.slice(0, 20), evenBroken: true }, smokeWhere(['broken']));
    expect(live()).toBe('broken');
  });

  test('finds a deployment however many there have been since, and only one of that name', async () => {
    host.addDeployment('first');
    for (let n = 0; n < 60; n++) host.addDeployment('again');
    await expect(rollBack(pages, { id: 'zzz' }, smokeWhere([]))).rejects.toThrow(
      /^No .*"zzz".*wrangler pages deployment list/,
    );
    await rollBack(pages, {}, smokeWhere([]));
    expect(live()).toBe('first');
  });

  test('does nothing where nothing is live, nothing is earlier, or it is live already', async () => {
    await expect(rollBack(pages, {}, smokeWhere([]))).rejects.toThrow('Nothing is live');
    const { id } = host.addDeployment('only');
    await expect(rollBack(pages, {}, smokeWhere([]))).rejects.toThrow('No earlier deployment is');
    await expect(rollBack(pages, { id }, smokeWhere([]))).rejects.toThrow('is live already');
  });
});
