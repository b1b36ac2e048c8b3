import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentFolder } from '../../../src/content/build/folder.ts';
import { startCloudflare } from './cloudflare.ts';

const project = process.cwd();
const ids = { inquiries: 'aaaa', 'inquiries-preview': 'bbbb' };
const settings = readFileSync('wrangler.toml', 'utf8').replace(
  /(database_name = "(.*)"\s+database_id = ")[^"]+/g,
  (_, head, name: keyof typeof ids) => head + ids[name],
);
const facts = {
  commit: 'unversioned',
  branch: 'main',
  deployAs: ['candidate', 'main'],
  dirty: false,
  built: '2026-11-22T04:00:00Z',
};
const picture = { '/images/a.gif': { hash: '0123456789ab', animated: true } };

let host: Awaited<ReturnType<typeof startCloudflare>>;
let printed = '';
/** What changed something or tested a site, in order. */
let events: string[];
/** The commits or branches whose smoke test fails. */
let broken: string[];
/** What other people do during an event. */
let meanwhile: Record<string, () => void>;
const write = (file: string, content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
const rebuild = (changes: object) => write('out/build.json', { ...facts, ...changes });

/** Creates a working copy with a complete build of one page. */
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  process.chdir(folder);
  for (const inner of ['out', 'src/content']) mkdirSync(inner, { recursive: true });
  symlinkSync(resolve(project, 'node_modules'), 'node_modules', 'junction');
  write('wrangler.toml', settings);
  for (const file of ['_worker.js', '_routes.json']) write(`out/${file}`, '');
  write('out/pictures.json', {});
  rebuild({});
  [events, broken, meanwhile, printed] = [[], [], {}, ''];
  host = await startCloudflare();
  for (const [name, id] of Object.entries(ids)) host.databases[id] = name;
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', host.url);
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '0'.repeat(32));
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'belongs-to-nobody');
  vi.stubEnv('SITE_URL', host.url);
  const capture = (line: unknown) => {
    printed += `${line}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(capture);
  vi.spyOn(console, 'error').mockImplementation(capture);
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  return async () => {
    await host.stop();
    process.chdir(project);
    rmSync(folder, { recursive: true });
  };
});
afterEach(() => void vi.restoreAllMocks());

function happen(event: string) {
  events.push(event);
  meanwhile[event]?.();
}

/** Replaces wrangler, which takes seconds to start. Only CI deploys with the real one. */
async function wrangler(args: string[], env: Record<string, string> = {}) {
  if (args[0] !== 'pages') return happen(`migrate ${args.at(-1)}`);
  const branch = String(args[3]?.replace('--branch=', ''));
  const { id, url } = host.addDeployment(facts.commit, branch);
  happen(`upload ${branch}`);
  write(env.WRANGLER_OUTPUT_FILE_PATH ?? '', { type: 'pages-deploy', deployment_id: id, url });
}

async function smoke(address: string) {
  const own = host.deployments.find(({ url }) => url === address);
  const name = own?.environment === 'preview' ? 'preview' : host.commitAt(own?.id);
  happen(`test ${name}${own ? '' : ' live'}`);
  return !broken.includes(String(name));
}

/** Runs a command in this process. @returns whether it succeeds */
async function run(script: string, ...args: string[]): Promise<boolean> {
  printed = '';
  vi.resetModules();
  const mock = (path: string, parts: object) =>
    vi.doMock(path, async (load) => ({ ...(await load<object>()), ...parts }));
  mock('../../../scripts/edge/wrangler.ts', { wrangler });
  mock('../../../scripts/smoke/smoke.ts', { smoke });
  const { delaysMs } = await import('../../../scripts/deploy/api.ts');
  Object.assign(delaysMs, { retry: 1, poll: 1, publish: 20, complete: 40 });
  process.argv = [process.argv[0] ?? '', script, ...args];
  return import(`../../../scripts/${script}.ts`).then(
    () => true,
    () => false,
  );
}
const deploy = (...args: string[]) => run('deploy', '--production', ...args);

test('tests the files at their own address before they go live', async () => {
  host.refuse(/^GET/, 502, 1, '<html>Bad gateway', 2);
  expect(await deploy()).toBe(true);
  expect(events).toEqual([
    'migrate preview',
    'upload candidate',
    'test preview',
    'migrate production',
    'upload main',
    'test unversioned live',
  ]);
  expect(host.live).toBe(host.deployments[0]?.id);
});

test('deploys a preview alone', async () => {
  rebuild({ deployAs: ['new-menu'] });
  expect(await run('deploy')).toBe(true);
  expect(events).toEqual(['migrate preview', 'upload new-menu', 'test preview']);
});

test.each<[string, () => unknown, string | RegExp]>([
  ['no address', () => vi.stubEnv('SITE_URL', ''), 'SITE_URL=https://your.domain npm run deploy'],
  ['another kind of address', () => vi.stubEnv('SITE_URL', 'javascript:alert(1)'), 'SITE_URL is'],
  [
    'an address that redirects',
    () =>
      Object.assign(host, { site: () => Response.redirect('https://www.agency.se/build.json') }),
    'returned 302 to https://www.agency.se/build.json',
  ],
  [
    'another site’s address',
    () => Object.assign(host, { site: () => Response.json({ commit: 'other' }) }),
    /not the site that is live.*expected commit good.*found: other.*Correct it/,
  ],
  [
    'no build',
    () => rmSync('out/build.json'),
    'Make a new one: CF_PAGES_BRANCH=main npm run build',
  ],
  ['another commit', () => rebuild({ commit: 'f00' }), 'f00, and unversioned is checked out'],
  [
    'a build of a branch',
    () => rebuild({ deployAs: ['new'] }),
    'to be deployed as new, not as main',
  ],
  ['a local build', () => rebuild({ deployAs: [] }), 'for this machine only'],
  ['an unclean work tree', () => rebuild({ dirty: true }), 'uncommitted changes: commit or stash'],
  ['no Functions', () => rmSync('out/_worker.js'), 'lacks _worker.js and 0 more'],
  ['no picture', () => write('out/pictures.json', picture), 'lacks /images/a.0123456789ab.gif and'],
  ['a lapsed token', () => host.refuse(/^GET/, 401, 10000, 'x'), 'token has expired'],
  ['a token without permission', () => host.refuse(/^GET/, 403, 10000, 'x'), '“D1: Edit”'],
  [
    'another project',
    () => write('wrangler.toml', settings.replace(/^name = .*/m, 'name = "x"')),
    'wrangler pages project create',
  ],
  ['another live branch', () => Object.assign(host, { productionBranch: 'x' }), 'expected main'],
  ['a host that is down', () => host.refuse(/^GET/, 502, 1, 'x'), 'cloudflarestatus'],
  ['a lost database', () => Object.assign(host, { databases: {} }), 'wrangler d1 create NAME'],
  [
    'swapped databases',
    () => Object.assign(host, { databases: { aaaa: 'inquiries-preview', bbbb: 'inquiries' } }),
    'bbbb belongs to “inquiries”; expected “inquiries-preview”',
  ],
  [
    'the database of the live site for previews',
    () => write('wrangler.toml', settings.replaceAll('inquiries-preview', 'inquiries')),
    'only that of previews ends in “-preview”',
  ],
  [
    'no database yet',
    () => write('wrangler.toml', settings.replaceAll(/"[ab]{4}"/g, '"0000-0001"')),
    'wrangler d1 create inquiries-preview',
  ],
])('refuses %s with the next step before an upload', async (_, prepare, complaint) => {
  host.addDeployment('good');
  prepare();
  expect(await deploy()).toBe(false);
  expect(printed).toMatch(complaint);
  expect([events, host.requests.filter((line) => !line.startsWith('GET'))]).toEqual([[], []]);
});

test('refuses an older commit without --older', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.test', ...args])
      .toString()
      .trim();
  git('init', '-q');
  const commit = () => {
    git('commit', '-q', '--allow-empty', '-m', 'x');
    return git('rev-parse', '--short=12', 'HEAD');
  };
  write('.gitignore', '*');
  const older = commit();
  host.addDeployment(commit());
  git('checkout', '-q', older);
  rebuild({ commit: older });
  expect(await deploy()).toBe(false);
  expect(printed).toMatch(`Commit ${older} is older than ${host.commitAt()}, which is live`);
  expect(await deploy('--older')).toBe(true);
});

test('renews only the commit that is live', async () => {
  host.addDeployment('other');
  expect(await run('deploy', '--renew')).toBe(true);
  expect([printed, events]).toEqual([expect.stringContaining('Nothing to deploy'), []]);
  host.addDeployment(facts.commit);
  expect(await run('deploy', '--renew')).toBe(true);
  expect(events).toContain('upload main');
});

describe('when a deployment fails', () => {
  beforeEach(() => void host.addDeployment('good'));

  test('nothing goes live if the smoke test of its own address fails', async () => {
    broken = ['preview'];
    expect(await deploy()).toBe(false);
    expect(printed).toContain('fails its smoke test, so nothing went live');
    expect(host.commitAt()).toBe('good');
  });

  test('nothing goes live if the files change during their test', async () => {
    meanwhile['test preview'] = () => rebuild({ built: '2026-11-23T04:00:00Z' });
    expect(await deploy()).toBe(false);
    expect([printed, host.commitAt()]).toEqual([expect.stringContaining('built again'), 'good']);
  });

  test('it names the command that goes back if the live site fails', async () => {
    broken = [facts.commit];
    expect(await deploy()).toBe(false);
    expect(printed).toMatch(/unversioned\) is live and fails .*To go back: npm run rollback/);
  });

  test.each([
    ['deletes what does not complete', () => {}, /did not complete and was deleted/, ['good']],
    [
      'names what cannot be deleted',
      () => host.refuse(/^DELETE/, 403, 1, 'x'),
      /Deployment \S+ is incomplete and may still go live: delete it/,
      [facts.commit, 'good'],
    ],
  ])('%s', async (_, prepare, complaint, left) => {
    prepare();
    meanwhile['migrate production'] = () => {
      host.stage = { name: 'deploy', status: 'active' };
    };
    expect(await deploy()).toBe(false);
    expect(printed).toMatch(complaint);
    const production = host.deployments.filter(({ environment }) => environment === 'production');
    expect(production.map(({ id }) => host.commitAt(id))).toEqual(left);
  });

  test('a lost answer is repaired by the next run', async () => {
    meanwhile['upload main'] = () => {
      meanwhile = {};
      throw new Error('fetch failed');
    };
    expect(await deploy()).toBe(false);
    expect(printed).toContain('failed, or its answer was lost');
    expect(await deploy()).toBe(true);
  });
});

describe('other people and other runs', () => {
  let good: string;
  beforeEach(() => {
    good = host.addDeployment('good').id;
    host.addDeployment('other');
  });

  test.each([
    ['completes', 'late', (id: string) => setTimeout(() => host.complete(id), 10)],
    ['does not complete', 'other', () => {}],
  ])('an incomplete deployment that %s is settled first', async (_, before, later) => {
    host.stage = { name: 'build', status: 'active' };
    later(host.addDeployment('late').id);
    host.stage = { name: 'deploy', status: 'success' };
    expect(await deploy()).toBe(true);
    expect([printed, host.commitAt()]).toEqual([
      expect.stringMatching(`Live before: .*commit ${before}`),
      facts.commit,
    ]);
  });

  test.each([
    ['test preview', 'good\\) has gone live meanwhile'],
    ['upload main', 'rolled back to .*good\\) meanwhile, so it is live again'],
    ['test unversioned live', 'Somebody made .*good\\) live instead'],
  ])('a rollback during “%s” stays', async (event, complaint) => {
    meanwhile[event] = () => {
      host.live = good;
      if (event !== 'upload main') return;
      // The new deployment completes after the rollback, and goes live.
      const [deployment] = host.deployments;
      Object.assign(deployment ?? {}, { latest_stage: { name: 'deploy', status: 'active' } });
      setTimeout(() => host.complete(deployment?.id ?? ''), 30);
    };
    expect(await deploy()).toBe(false);
    expect([printed, host.commitAt()]).toEqual([expect.stringMatching(complaint), 'good']);
  });
});

test('refuses to deploy samples to a real domain without --with-samples, and lists them', async () => {
  write('src/content/signe.yaml', 'sample: true\n');
  vi.stubEnv('SITE_URL', 'https://agency.se');
  expect(await deploy()).toBe(false);
  expect(printed).toMatch(/samples would go live on agency\.se[\s\S]*src\/content\/signe\.yaml/);
});

test('deploys a list of the content’s errors with --faults', async () => {
  vi.stubEnv('CF_PAGES_BRANCH', 'new-menu');
  expect(await run('deploy', '--faults')).toBe(true);
  expect([events, existsSync('.cache/faults/_worker.js')]).toEqual([
    ['migrate preview', 'upload new-menu'],
    true,
  ]);
  const page = readFileSync('.cache/faults/index.html', 'utf8');
  expect(page).toContain(
    `<li>${contentFolder}/pages/home.yaml: missing; pages show its words</li>`,
  );
});

describe('a rollback', () => {
  const add = (...commits: string[]) => commits.map((commit) => host.addDeployment(commit).id);

  test('skips deployments that fail their smoke test or have the same commit', async () => {
    add('good', 'broken', 'live', 'live');
    broken = ['broken'];
    expect(await run('rollback')).toBe(true);
    expect(events).toEqual(['test broken', 'test good', 'test good live']);
    expect(printed).toContain('Revert commit live before the next deployment');
  });

  test('refuses a broken deployment without --broken', async () => {
    const [id = ''] = add('broken', 'live');
    broken = ['broken'];
    expect([await run('rollback'), printed]).toEqual([
      false,
      expect.stringContaining('nothing was'),
    ]);
    expect(await run('rollback', id)).toBe(false);
    expect([printed, host.commitAt()]).toEqual([expect.stringContaining(`--broken ${id}`), 'live']);
    await run('rollback', '--broken', id.slice(0, 20));
    expect(host.commitAt()).toBe('broken');
  });

  test('succeeds if only the host’s answer is lost', async () => {
    const [id] = add('good', 'live');
    host.refuse(/rollback$/, 502, 1, 'x');
    meanwhile['test good'] = () => {
      host.live = id;
    };
    expect(await run('rollback')).toBe(true);
    meanwhile = {};
    expect([await run('rollback', String(host.deployments[0]?.id)), printed]).toEqual([
      false,
      expect.stringContaining('cloudflarestatus'),
    ]);
  });

  test('finds an old deployment, and reports an unknown id', async () => {
    add('first', ...Array<string>(60).fill('again'));
    expect([await run('rollback', 'zzz'), printed]).toEqual([
      false,
      expect.stringMatching(/^0 complete .*"zzz".*wrangler pages deployment list/),
    ]);
    expect([await run('rollback'), host.commitAt()]).toEqual([true, 'first']);
  });

  test('changes nothing if there is nothing to go back to', async () => {
    expect([await run('rollback'), printed]).toEqual([
      false,
      expect.stringContaining('Nothing is'),
    ]);
    const [id = ''] = add('only');
    expect([await run('rollback'), printed]).toEqual([
      false,
      expect.stringContaining('No earlier'),
    ]);
    expect([await run('rollback', id), printed]).toEqual([
      false,
      expect.stringContaining('is already live'),
    ]);
  });
});
