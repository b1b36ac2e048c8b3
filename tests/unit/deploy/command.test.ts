import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentFolder } from '../../../src/content/build/folder.ts';
import { startCloudflare } from './cloudflare.ts';

const ids = {
  production: 'aaaaaaaa-0000-4000-8000-000000000000',
  preview: 'bbbbbbbb-0000-4000-8000-000000000000',
};
const project = process.cwd();
const projectSettings = readFileSync('wrangler.toml', 'utf8');
/** Returns wrangler.toml with other ids of databases. */
const withDatabases = ({ production, preview }: typeof ids) =>
  projectSettings.replace(
    /(database_name = "(.*)"\s+database_id = ")[^"]+/g,
    (_, head, name) => head + (/preview/.test(name) ? preview : production),
  );
const emptySettings = withDatabases({ production: '0000-0', preview: '0000-1' });
const settings = withDatabases(ids);
const migrations = globSync('migrations/*.sql').sort();
const tables = migrations.map((file) => readFileSync(file, 'utf8')).join('\n');
const facts = {
  commit: 'unversioned',
  environment: 'production',
  branch: 'main',
  deployAs: ['candidate', 'main'],
};

let host: Awaited<ReturnType<typeof startCloudflare>>;
let databases: Map<string, DatabaseSync>;
let printed = '';
let passes = true;
/** The HTML of the uploaded home page. */
let uploaded = '';
const write = (file: string, content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));

/** Creates a working copy with a complete build of one page. */
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  process.chdir(folder);
  for (const inner of ['out', 'src/content']) mkdirSync(inner, { recursive: true });
  for (const linked of ['node_modules', 'migrations'])
    symlinkSync(resolve(project, linked), linked, 'junction');
  write('wrangler.toml', settings);
  write('out/_worker.js', 'export default { fetch: () => new Response() }');
  write('out/_routes.json', { version: 1, include: ['/api'], exclude: [] });
  write('out/pictures.json', {});
  write('out/build.json', facts);
  passes = true;
  host = await startCloudflare();
  databases = new Map(Object.values(ids).map((id) => [id, new DatabaseSync(':memory:')]));
  vi.stubEnv('SITE_URL', 'https://dunavik-website.pages.dev');
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

/** Replaces wrangler, which takes seconds to start. Only CI deploys with the real one. */
async function fakeWrangler(args: string[], env: Record<string, string> = {}) {
  if (args[0] === 'pages') {
    if (host.refusals.some(({ times }) => times > 0))
      throw new Error('Authentication error [code: 10000]');
    const index = join(args[2] ?? '', 'index.html');
    uploaded = existsSync(index) ? readFileSync(index, 'utf8') : '';
    const { id, url } = host.addDeployment(facts.commit, args[3]?.replace('--branch=', ''));
    write(env.WRANGLER_OUTPUT_FILE_PATH ?? '', { type: 'pages-deploy', deployment_id: id, url });
    return '';
  }
  const database = databases.get(ids[args.at(-1) as keyof typeof ids]);
  if (!database) throw new Error('The database could not be found [code: 7404]');
  const sql = args[1] === 'migrations' ? tables : (args.slice(-4)[0] ?? '');
  if (!sql.startsWith('SELECT')) database.exec(sql);
  return JSON.stringify([{ results: sql.startsWith('SELECT') ? database.prepare(sql).all() : [] }]);
}

/** Runs the command in this process. @returns whether it succeeds, and its output */
async function deploy(args: string[] = ['--production']): Promise<[boolean, string]> {
  printed = '';
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', host.url);
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '0'.repeat(32));
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'belongs-to-nobody');
  vi.resetModules();
  vi.doMock('../../../scripts/edge/wrangler.ts', async (load) => ({
    ...(await load<object>()),
    wrangler: fakeWrangler,
  }));
  vi.doMock('../../../scripts/smoke/smoke.ts', () => ({ smoke: async () => passes }));
  Object.assign((await import('../../../scripts/deploy/api.ts')).delaysMs, { retry: 1, poll: 1 });
  process.argv = [process.argv[0] ?? '', 'deploy.ts', ...args];
  return import('../../../scripts/deploy.ts').then(
    () => [true, printed],
    () => [false, printed],
  );
}

const rebuild = (changes: Partial<typeof facts>) =>
  write('out/build.json', { ...facts, ...changes });
const configure = (from: string | RegExp, to: string) =>
  write('wrangler.toml', settings.replace(from, to));
const tablesOf = (id: string) =>
  databases
    .get(id)
    ?.prepare("SELECT name FROM sqlite_schema WHERE name IN ('inquiries', 'leftover')")
    .all();

test('deploys a build and its database after retries', async () => {
  host.refuse(/^GET/, 502, 1, '<html>Bad gateway', 2);
  expect(await deploy()).toEqual([true, expect.stringContaining('Deployed as main: https://')]);
  expect(host.deployments.map(({ id }) => id)).toEqual([host.live]);
  expect([tablesOf(ids.production), tablesOf(ids.preview)]).toEqual([[{ name: 'inquiries' }], []]);
});

test('recreates the preview database if the migrations do not fit it', async () => {
  databases
    .get(ids.preview)
    ?.exec('CREATE TABLE inquiries (other TEXT); CREATE TABLE leftover (a)');
  expect(await deploy([])).toEqual([
    true,
    expect.stringMatching(/recreating it[\s\S]*Deployed as candidate/),
  ]);
  expect([host.live, tablesOf(ids.preview)]).toEqual([undefined, [{ name: 'inquiries' }]]);
});

const picture = { '/images/a.gif': { hash: '0123456789ab', animated: true } };

test.each([
  [
    'no address',
    () => vi.stubEnv('SITE_URL', ''),
    'SITE_URL is ""; expected the address of the live site',
  ],
  [
    'an address of another kind',
    () => vi.stubEnv('SITE_URL', 'javascript:alert(1)'),
    'SITE_URL=https://your.domain npm run deploy',
  ],
  [
    'no build',
    () => rmSync('out/build.json'),
    'Make one first: CF_PAGES_BRANCH=main npm run build',
  ],
  [
    'another commit',
    () => rebuild({ commit: 'f00' }),
    'is of commit f00, and unversioned is checked out',
  ],
  [
    'a build of a branch',
    () => rebuild({ deployAs: ['new-menu'] }),
    'as new-menu, not as main. Build: CF_PAGES_BRANCH=main',
  ],
  ['a local build', () => rebuild({ deployAs: [] }), 'for this machine only'],
  ['no Functions', () => rmSync('out/_worker.js'), 'lacks _worker.js and 0 more'],
  ['no picture', () => write('out/pictures.json', picture), 'lacks /images/a.0123456789ab.gif and'],
  [
    'an expired token',
    () => host.refuse(/^GET/, 401, 10000, 'Authentication error'),
    'not valid or has expired',
  ],
  [
    'a token without permission',
    () => host.refuse(/^GET/, 403, 10000, 'Not authorized'),
    'give it “Cloudflare Pages: Edit”',
  ],
  [
    'another project',
    () => configure(/^name = .*/m, 'name = "x"'),
    'wrangler pages project create',
  ],
  [
    'another live branch',
    () => Object.assign(host, { productionBranch: 'master' }),
    'is master; expected main',
  ],
  ['a host that is down', () => host.refuse(/^GET/, 502, 1, 'Bad gateway'), 'cloudflarestatus'],
  [
    'no database',
    () => write('wrangler.toml', emptySettings),
    'run `npx wrangler d1 create inquiries --jurisdiction eu`',
  ],
  [
    'one database for all',
    () => configure(ids.preview, ids.production),
    'expected their own database',
  ],
  ['a lost database', () => databases.clear(), 'create it with `npx wrangler d1 create inquiries'],
])('reports %s with the next step before an upload', async (_, prepare, complaint) => {
  prepare();
  expect(await deploy()).toEqual([false, expect.stringContaining(complaint)]);
  expect([host.deployments, host.requests.filter((line) => /^POST .*pages/.test(line))]).toEqual([
    [],
    [],
  ]);
});

test.each([
  [['--production'], 'failed its smoke test'],
  [[], 'The preview at https://'],
])('fails with the options %j if the smoke test fails', async (args, complaint) => {
  passes = false;
  expect(await deploy(args)).toEqual([false, expect.stringContaining(complaint)]);
});

test('refuses to deploy samples to a real domain without --with-samples, and lists them', async () => {
  write('src/content/signe.yaml', 'sample: true\n');
  rmSync('out/_worker.js');
  vi.stubEnv('SITE_URL', 'https://agency.se');
  expect((await deploy())[1]).toMatch(
    /samples would go live on agency\.se[\s\S]*src\/content\/signe\.yaml/,
  );
  expect((await deploy(['--production', '--with-samples']))[1]).toContain('`out` lacks');
});

test('reports a failed upload with the next step', async () => {
  host.refuse(/upload-token/, 403, 10000, 'Authentication error');
  expect(await deploy()).toEqual([
    false,
    expect.stringContaining('Nothing was deployed. The token may not do this: give it'),
  ]);
});

test('deploys a list of the content’s errors with --faults', async () => {
  vi.stubEnv('CF_PAGES_BRANCH', 'new-menu');
  passes = false;
  expect(await deploy(['--faults', '--production'])).toEqual([
    true,
    expect.stringContaining('Deployed as new-menu: https://'),
  ]);
  expect(uploaded).toContain(
    `<li>${contentFolder}/pages/home.yaml: missing; pages show its words</li>`,
  );
  expect([uploaded.match(/<h1>\d+ things are to be mended/)?.length, host.live]).toEqual([
    1,
    undefined,
  ]);
});
