import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { git } from '#scripts/cli/git.ts';
import { contentFolder } from '#src/content/contentFolder.ts';
import { commitAll } from '../commitAll.ts';
import { inFreshFolder } from '../freshFolder.ts';
import { fakeCloudflare } from './cloudflare.ts';

const modules = resolve('node_modules');
/** By their ids in `settings`. */
const databases = { aaaa: 'inquiries', bbbb: 'inquiries-preview' };
const settings = readFileSync('wrangler.toml', 'utf8').replace(
  /(database_name = "(.*)"\s+database_id = ")[^"]+/g,
  (_, head, name) => head + (name === databases.aaaa ? 'aaaa' : 'bbbb'),
);
const facts = { commit: 'unversioned', deployAs: ['candidate', 'main'], dirty: false, built: '1' };
const picture = { '/images/a.gif': { hash: '0123456789ab', animated: true } };

let host: ReturnType<typeof fakeCloudflare>;
let printed: string;
/** What changed something or tested a site, in order. */
let events: string[];
/** What other people do during an event, or while a command waits. */
let meanwhile: Record<string, () => unknown>;
/** The commits whose smoke test fails, or `preview`. */
let broken: string[];
let waited: number;

const write = (file: string, content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
const rebuild = (changes: object) => write('out/build.json', { ...facts, ...changes });

inFreshFolder();

beforeEach(() => {
  for (const inner of ['out', contentFolder]) mkdirSync(inner, { recursive: true });
  symlinkSync(modules, 'node_modules', 'junction');
  write('wrangler.toml', settings);
  for (const file of ['_worker.js', '_routes.json']) write(`out/${file}`, '');
  write('out/pictures.json', {});
  rebuild({});
  [events, meanwhile, broken, waited] = [[], {}, [], 0];
  host = fakeCloudflare();
  host.databases = databases;
  host.add('good');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account');
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  vi.stubEnv('SITE_URL', 'https://live.example');
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => {
      printed += `${line}\n`;
    });
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  vi.spyOn(performance, 'now').mockImplementation(() => waited);
});
afterEach(() => void vi.restoreAllMocks());

async function pause(ms: number) {
  waited += ms;
  await new Promise(setImmediate);
  meanwhile.pause?.();
}

function happen(event: string) {
  events.push(event);
  meanwhile[event]?.();
}

/** Replaces wrangler, which takes seconds to start. Only CI deploys with the real one. */
async function wrangler(args: string[], env: Record<string, string> = {}) {
  if (args[0] === 'whoami') throw new Error('{"loggedIn":false}');
  if (args[0] !== 'pages') return happen(`migrate ${args.at(-1)}`);
  const branch = String(args[3]?.replace('--branch=', ''));
  const { id, url } = host.add(facts.commit, branch);
  happen(`upload ${branch}`);
  const [type, alias] = ['pages-deploy-detailed', `https://${branch}`];
  write(String(env.WRANGLER_OUTPUT_FILE_PATH), { type, deployment_id: id, url, alias });
}

async function smoke(address: string) {
  const own = host.deployments.find(({ url }) => url === address);
  const name = own?.isProduction === false ? 'preview' : String((own ?? host.live)?.commit);
  happen(`test ${name}${own ? '' : ' live'}`);
  return !broken.includes(name);
}

vi.mock('#scripts/serve/wrangler.ts', async (load) => ({ ...(await load<object>()), wrangler }));
vi.mock('#scripts/smoke/smoke.ts', async (load) => ({ ...(await load<object>()), smoke }));
vi.mock('node:timers/promises', () => ({ setTimeout: pause }));

/** Runs a command such as `deploy --production` in this process. @returns whether it succeeds */
async function run(line: string): Promise<boolean> {
  printed = '';
  vi.resetModules();
  process.argv = ['node', ...line.split(' ')];
  return import(`../../../scripts/${process.argv[1]}.ts`).then(
    () => true,
    () => false,
  );
}
const deploy = () => run('deploy --production');

test('tests the files at their own address before they go live', async () => {
  let failures = 2;
  host.statusOf = () => (failures-- > 0 ? 502 : 200);
  expect(await deploy()).toBe(true);
  expect(host.live?.commit).toBe(facts.commit);
  expect(events).toEqual([
    ...['migrate preview', 'upload candidate', 'test preview'],
    ...['migrate production', 'upload main', 'test unversioned live'],
  ]);
});

test('deploys a preview, or the content’s errors in its place', async () => {
  rebuild({ deployAs: ['new-menu'] });
  vi.stubEnv('GITHUB_OUTPUT', 'outputs');
  expect(await run('deploy')).toBe(true);
  const url = host.deployments[0]?.url;
  expect(readFileSync('outputs', 'utf8')).toBe(`url=${url}\nalias=https://new-menu\n`);
  expect(events.splice(0)).toEqual(['migrate preview', 'upload new-menu', 'test preview']);
  vi.stubEnv('CF_PAGES_BRANCH', 'new-menu');
  expect(await run('deploy --faults')).toBe(true);
  expect(events).toEqual(['migrate preview', 'upload new-menu']);
  const page = readFileSync('.cache/faults/index.html', 'utf8');
  expect(page).toContain('<li>Pages › Home: missing; pages show its words</li>');
});

const change = (changes: Partial<typeof host>) => () => Object.assign(host, changes);
const configure = (from: string | RegExp, to: string) => () =>
  write('wrangler.toml', settings.replace(from, to));
const redirect = change({ site: () => Response.redirect('https://www.agency.se/') });
const otherSite = change({ site: () => Response.json({ commit: 'other', branch: 'x' }) });
const shareDatabase = configure(/"inquiries-preview"\n(.*)"bbbb"/, '"inquiries"\n$1"aaaa"');
const setSite = (url: string) => () => vi.stubEnv('SITE_URL', url);
const onWww = setSite('https://www.agency.se');
const samples = () => {
  write(`${contentFolder}/signe.yaml`, 'sample: true\n');
  vi.stubEnv('SITE_URL', 'https://agency.se');
};

test.each<[string, () => unknown, string | RegExp]>([
  ['no login', () => vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', ''), 'run `npx wrangler login`, or set'],
  ['no address', setSite(''), 'SITE_URL is ""; expected an address such as'],
  ['a host that site.json does not name', onWww, 'SITE_URL is on www.agency.se, but `url` in'],
  ['an address that redirects', redirect, /redirects to https:\/\/www.agency.se\/. Set it/],
  ['another site’s address', otherSite, /expected commit good.*found: other.*Correct it/],
  ['another commit', () => rebuild({ commit: 'f00' }), 'f00, and unversioned is checked out'],
  ['a build of a branch', () => rebuild({ deployAs: ['new'] }), 'deployed as new, not as main'],
  ['a local build', () => rebuild({ deployAs: [] }), 'for this machine only'],
  ['an unclean work tree', () => rebuild({ dirty: true }), 'uncommitted changes: commit or stash'],
  ['no Functions', () => rmSync('out/_worker.js'), 'lacks _worker.js and 0 more'],
  ['no picture', () => write('out/pictures.json', picture), 'lacks /images/a.0123456789ab.gif'],
  ['samples', samples, 'samples would go live on agency.se'],
  ['another live branch', change({ productionBranch: 'x' }), 'expected main'],
  ['no database', configure(/"[ab]{4}"/g, '"0000-0001"'), 'wrangler d1 create inquiries-preview'],
  ['the live database for previews', shareDatabase, 'aaaa belongs to “inquiries”; expected “inq'],
])('refuses %s with the next step before an upload', async (_, prepare, complaint) => {
  prepare();
  expect(await deploy()).toBe(false);
  expect(printed).toMatch(complaint);
  expect(events).toEqual([]);
});

test('refuses an older commit without --older', async () => {
  git('init', '--quiet');
  write('.gitignore', '*');
  const older = commitAll();
  host.add(commitAll());
  git('checkout', '--quiet', older);
  rebuild({ commit: older });
  expect(await deploy()).toBe(false);
  expect(printed).toContain(`Commit ${older} is older than ${host.live?.commit}, which is live`);
  expect(await run('deploy --production --older')).toBe(true);
  // A clone may lack the live commit.
  rebuild({ commit: older, time: '2026-11-20T10:00:00+01:00' });
  host.add('unknown-here');
  const time = '2026-11-20T10:00:00Z';
  host.site = () => Response.json({ commit: 'unknown-here', branch: 'main', time });
  expect(await deploy()).toBe(false);
  expect(printed).toContain('is older than');
});

test('renews only the commit that is live', async () => {
  expect(await run('deploy --renew')).toBe(true);
  expect(printed).toContain('Nothing to deploy');
  expect(events).toEqual([]);
  host.add(facts.commit);
  expect(await run('deploy --renew')).toBe(true);
  expect(events).toContain('upload main');
});

const hang = () => (meanwhile['migrate production'] = change({ status: 'active' }));
const buildAgain = () => (meanwhile['test preview'] = () => rebuild({ built: '2' }));
const rollBack = () => host.goBackTo('older');
const rollBackAt = (event: string) => () => (meanwhile[event] = rollBack);

test.each<[string, () => unknown, string | RegExp, string]>([
  ['its own address fails', () => broken.push('preview'), 'so nothing went live', 'good'],
  ['the files change meanwhile', buildAgain, 'built again', 'good'],
  [
    'the live site fails',
    () => broken.push(facts.commit),
    /unversioned\) is live and fails .*To go back: npm run rollback/,
    facts.commit,
  ],
  ['it does not complete', hang, /incomplete.*deployment delete \S+ --force/, 'good'],
  ['a rollback precedes the upload', rollBackAt('test preview'), /older\) has gone live/, 'older'],
  [
    'a rollback interrupts it',
    () => {
      meanwhile['upload main'] = () => {
        rollBack();
        // The new deployment completes after the rollback, and goes live.
        const [deployment] = host.deployments;
        if (!deployment) return;
        deployment.latest_stage.status = 'active';
        meanwhile.pause = () => waited > 20_000 && host.complete(deployment);
      };
    },
    /rolled back to .*older\) meanwhile, so it is live again/,
    'older',
  ],
  ['a rollback follows it', rollBackAt('test unversioned live'), /older\) is live, not /, 'older'],
])('says what is live if %s', async (_, prepare, complaint, live) => {
  host.add('older');
  host.add('good');
  prepare();
  expect(await deploy()).toBe(false);
  expect(printed).toMatch(complaint);
  expect(host.live?.commit).toBe(live);
});

test('a lost answer is repaired by the next run', async () => {
  meanwhile['upload main'] = () => {
    meanwhile = {};
    throw new Error('fetch failed');
  };
  expect(await deploy()).toBe(false);
  expect(printed).toContain('answer was lost');
  expect(await deploy()).toBe(true);
});

test('waits for a deployment of another run', async () => {
  host.status = 'active';
  const late = host.add('late');
  host.status = 'success';
  meanwhile.pause = () => {
    meanwhile = {};
    host.complete(late);
  };
  expect(await deploy()).toBe(true);
  expect(printed).toMatch(/Live before: .*late/);
});

test.each([
  ['of a branch', 'previews pr-12', ['good', 'other', 'old']],
  ['that are older than thirty days', 'previews', ['good', 'other', 'pull']],
])('deletes the previews %s', async (_, line, left) => {
  const now = new Date().toISOString();
  host.add('old', 'x').created_on = '2020-01-01T00:00:00Z';
  host.add('pull', 'pr-12').created_on = now;
  host.add('other', 'pr-1').created_on = now;
  expect(await run(line)).toBe(true);
  expect(printed).toBe('1 previews deleted.\n');
  expect(host.deployments.map(({ commit }) => commit).sort()).toEqual(left.sort());
});

const refuse = change({ statusOf: (request) => (request.endsWith('/rollback') ? 502 : 200) });
const lose = () => {
  refuse();
  meanwhile['test older'] = rollBack;
};

test.each<[string, string[], string, string | RegExp, string, (() => unknown)?]>([
  ['skips the same commit', ['older', 'live', 'live'], '', 'Revert commit live before', 'older'],
  ['skips a broken one', ['older', 'broken', 'live'], '', /Live again: .*older/, 'older'],
  ['finds an old one', ['older', ...Array(60).fill('live')], '', 'Live again', 'older'],
  ['refuses a broken one', ['broken', 'live'], 'ID', /nothing was changed.*--broken ID/, 'live'],
  ['accepts a broken one', ['broken', 'live'], '--broken ID', 'Live again', 'broken'],
  ['refuses an unknown id', ['live'], 'abcdefgh', /No .*"abcdefgh".*deployment list/, 'live'],
  ['succeeds if an answer is lost', ['older', 'live'], '', /Live again: .*older/, 'older', lose],
  ['fails if the host fails', ['live'], '', 'cloudflarestatus', 'live', refuse],
  ['refuses a bad SITE_URL', ['older', 'live'], '', 'SITE_URL is "a.se"', 'live', setSite('a.se')],
])('a rollback %s', async (_, commits, args, complaint, live, prepare) => {
  for (const commit of commits) host.add(commit);
  broken = ['broken'];
  prepare?.();
  const { id } = host.deployments[Math.max(0, commits.length - 1)] ?? {};
  const isSuccess = await run(`rollback ${args}`.trim().replace('ID', String(id)));
  expect(printed).toMatch(complaint);
  expect(host.live?.commit).toBe(live);
  expect(isSuccess).toBe(printed.includes('Live again') && live !== 'broken');
});
