import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Where } from '../../../scripts/inquiries/wrangler.ts';
import { startCloudflare } from './cloudflare.ts';

const ids = { production: 'aaaaaaaa-0000-4000-8000-000000000000', preview: 'bbbbbbbb-0000-4000-8000-000000000000' };
const project = process.cwd();
const settings = readFileSync('wrangler.toml', 'utf8');
const migrations = globSync('migrations/*.sql')
  .sort()
  .map((file) => readFileSync(file, 'utf8'));

let host: Awaited<ReturnType<typeof startCloudflare>>;
let said = '';
const say = (line: unknown) => {
  said += `${line}\n`;
};
const write = (file: string, content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));

/** A working copy with a complete build of one page, and a smoke test that passes. */
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  process.chdir(folder);
  for (const inner of ['out', 'src/content']) mkdirSync(inner, { recursive: true });
  for (const linked of ['node_modules', 'migrations']) symlinkSync(resolve(project, linked), linked);
  write('wrangler.toml', settings.replaceAll(/0{8}.*0(?=")/g, ids.production).replace(/0{8}.*1(?=")/, ids.preview));
  write('out/_worker.js', 'export default { fetch: () => new Response() }');
  write('out/_routes.json', { version: 1, include: ['/api'], exclude: [] });
  write('out/pictures.json', {});
  const facts = { environment: 'production', branch: 'main', deployAs: ['candidate', 'main'] };
  write('out/build.json', { commit: '0123456789ab', ...facts });
  host = await startCloudflare();
  for (const id of Object.values(ids)) host.databases.set(id, new DatabaseSync(':memory:'));
  said = '';
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
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

/** Wrangler takes seconds to start; this says what it would. */
function pretendWrangler({ uploadError = '' } = {}) {
  const databaseOf = ({ env = 'production' }: Where) => {
    const found = host.databases.get(ids[env]);
    if (!found) throw new Error('The database could not be found [code: 7404]');
    return found;
  };
  vi.doMock('../../../scripts/inquiries/wrangler.ts', () => ({
    async migrate(where: Where) {
      try {
        for (const sql of migrations) databaseOf(where).exec(sql);
      } catch (error) {
        throw new Error(`${(error as Error).message}: SQLITE_ERROR`);
      }
    },
    async d1(command: string[], where: Where) {
      const sql = command.at(-1) ?? '';
      if (!/^SELECT/.test(sql)) databaseOf(where).exec(sql);
      return JSON.stringify([{ results: /^SELECT/.test(sql) ? databaseOf(where).prepare(sql).all() : [] }]);
    },
    async wrangler(args: string[], env: Record<string, string>) {
      if (uploadError) throw new Error(uploadError);
      const { id, url } = host.addDeployment('0123456789ab', args.find((one) => /^--branch=/.test(one))?.slice(9));
      write(env.WRANGLER_OUTPUT_FILE_PATH ?? '', { type: 'pages-deploy', deployment_id: id, url });
    },
  }));
}

/** Runs the command in this process. @returns whether it succeeds */
async function deploy(address = 'https://dunavik-website.pages.dev', ...args: string[]) {
  vi.stubEnv('SITE_URL', address);
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', host.url);
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '0'.repeat(32));
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'belongs-to-nobody');
  vi.resetModules();
  vi.doMock('../../../scripts/smoke/child.ts', () => ({ smoke: async () => true }));
  Object.assign((await import('../../../scripts/deploy/api.ts')).waits, { retry: 1, poll: 1 });
  process.argv = [process.argv[0] ?? '', 'deploy.ts', ...args];
  return import('../../../scripts/deploy.ts').then(
    () => true,
    () => false,
  );
}
const deployLive = (...args: string[]) => deploy(undefined, '--production', ...args);

const uploads = () => host.asked.filter((line) => /^POST .*\/deployments$/.test(line));
const tablesOf = (id: string) =>
  host.databases.get(id)?.prepare("SELECT name FROM sqlite_schema WHERE name IN ('inquiries', 'leftover')").all();

test('wrangler itself brings a build and its database live, though the host is busy', async () => {
  vi.doUnmock('../../../scripts/inquiries/wrangler.ts');
  const error = { code: 8000000, message: 'Busy' };
  host.refusals.push({ request: /^POST .*\/deployments$/, times: 1, status: 503, error });
  expect([await deployLive(), said]).toEqual([true, expect.stringContaining('Deployed as main: https://')]);
  expect(host.deployments.map(({ id }) => id)).toEqual([host.live]);
  expect([tablesOf(ids.production)?.length, tablesOf(ids.preview)?.length]).toEqual([1, 0]);
});

test('a preview whose migrations do not fit what another branch has left gets a new database', async () => {
  pretendWrangler();
  host.databases.get(ids.preview)?.exec('CREATE TABLE inquiries (other TEXT); CREATE TABLE leftover (a)');
  expect([await deploy(), said]).toEqual([true, expect.stringMatching(/made anew[\s\S]*Deployed as candidate/)]);
  expect([host.live, tablesOf(ids.preview)]).toEqual([undefined, [{ name: 'inquiries' }]]);
});

test('a database that is not there is reported with the next step before anything is uploaded', async () => {
  pretendWrangler();
  host.databases.clear();
  expect([await deployLive(), said]).toEqual([false, expect.stringContaining('wrangler d1 create inquiries')]);
  expect(uploads()).toEqual([]);
});

test('samples are listed and stop a deployment to a real domain, unless it is told otherwise', async () => {
  write('src/content/signe.yaml', 'sample: true\n');
  expect(await deploy('https://agency.se', '--production')).toBe(false);
  expect(said).toMatch(/samples would go live on agency\.se[\s\S]*src\/content\/signe\.yaml/);
  rmSync('out/_worker.js');
  expect(await deploy('https://agency.se', '--production', '--with-samples')).toBe(false);
  expect([said, uploads()]).toEqual([expect.stringContaining('`out` lacks'), []]);
});

test('an upload that fails for good is reported with the next step', async () => {
  pretendWrangler({ uploadError: 'A request to the Cloudflare API failed. Authentication error [code: 10000]' });
  expect([await deployLive(), host.live]).toEqual([false, undefined]);
  expect(said).toContain('Nothing was deployed. The token may not do this: give it');
});
