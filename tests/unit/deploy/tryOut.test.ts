import { beforeEach, expect, test, vi } from 'vitest';
import { tryOut } from '../../../scripts/deploy/tryOut.ts';

const before = {
  id: 'good',
  url: 'https://good.example',
  environment: 'production',
  created_on: '2026-11-22T00:00:00Z',
  latest_stage: { name: 'deploy', status: 'success' },
  deployment_trigger: { metadata: { commit_hash: '0123456789abcdef' } },
};

beforeEach(() => {
  vi.stubEnv('REHEARSED_SPEED', '10000');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

/** A live site whose smoke tests end so, one after the other. */
function live(...results: boolean[]) {
  const asked: string[] = [];
  const went: string[] = [];
  const site = {
    commit: 'bad',
    before,
    smoke: (...options: string[]) => {
      asked.push(options.join(' '));
      return results.shift() ?? false;
    },
    goBack: async (id: string) => void went.push(id),
  };
  return { site, asked, went };
}

test('a site that passes stays, also at the second time', async () => {
  for (const results of [[true], [false, true]]) {
    const { site, went } = live(...results);
    await tryOut(site);
    expect(went).toEqual([]);
  }
});

test('a site that fails twice goes, and what was live before is tested as an earlier one', async () => {
  const { site, asked, went } = live(false, false, true);
  await expect(tryOut(site)).rejects.toThrow('bad failed its smoke test; 0123456789ab is live again and passes its own');
  expect(went).toEqual(['good']);
  expect(asked).toEqual(['--commit bad', '--commit bad', '--earlier --commit 0123456789ab']);
});

test('it is said when what was live before fails as well', async () => {
  await expect(tryOut(live(false, false, false).site)).rejects.toThrow('FAILS as well');
});

test('the first site stays, as there is no other', async () => {
  await expect(tryOut({ ...live().site, before: null })).rejects.toThrow('no deployment to go back to, so this one stays live');
});

test('it is said what to do when going back fails', async () => {
  const refuse = () => Promise.reject(new Error('Cloudflare answered with 502.'));
  await expect(tryOut({ ...live().site, goBack: refuse })).rejects.toThrow(
    /STILL LIVE, as going back failed: Cloudflare answered with 502\.\nTry again: npm run rollback -- good/,
  );
});
