import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCloudflare } from './cloudflare.ts';

/** Wrangler takes seconds to start, more on a busy machine. */
const timeoutMs = 120_000;
const ids = { production: 'aaaaaaaa-0000-4000-8000-000000000000', preview: 'bbbbbbbb-0000-4000-8000-000000000000' };
const settings = readFileSync('wrangler.toml', 'utf8');

let folder: string;
let host: Awaited<ReturnType<typeof startCloudflare>>;

const write = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const build = (facts: object) => write('out/build.json', { commit: '0123456789ab', ...facts });

/** A working copy with a complete build of one page, and a smoke test that passes. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const inner of ['out', 'scripts', 'src/content']) mkdirSync(join(folder, inner), { recursive: true });
  for (const linked of ['node_modules', 'migrations']) symlinkSync(resolve(linked), join(folder, linked));
  write('wrangler.toml', settings.replaceAll(/0{8}.*0(?=")/g, ids.production).replace(/0{8}.*1(?=")/, ids.preview));
  write('scripts/smoke.ts', 'process.exit(0)');
  write('out/index.html', 'A page');
  write('out/_worker.js', 'export default { fetch: () => new Response() }');
  write('out/_routes.json', { version: 1, include: ['/api'], exclude: [] });
  write('out/pictures.json', {});
  build({ environment: 'production', branch: 'main', deployAs: ['candidate', 'main'] });
  host = await startCloudflare();
  for (const id of Object.values(ids)) host.databases.set(id, new DatabaseSync(':memory:'));
});
afterEach(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

const deploy = (...args: string[]) => deployTo('https://dunavik-website.pages.dev', ...args);

function deployTo(address: string, ...args: string[]) {
  const env = {
    ...process.env,
    SITE_URL: address,
    CLOUDFLARE_API_BASE_URL: host.url,
    CLOUDFLARE_ACCOUNT_ID: '0'.repeat(32),
    CLOUDFLARE_API_TOKEN: 'belongs-to-nobody',
  };
  return new Promise<{ ok: boolean; said: string }>((done) =>
    execFile(process.execPath, [resolve('scripts/deploy.ts'), ...args], { cwd: folder, env }, (error, out, err) =>
      done({ ok: !error, said: out + err }),
    ),
  );
}

const uploads = () => host.asked.filter((line) => /^POST .*\/deployments$/.test(line));
const migrated = (id: string) =>
  host.databases.get(id)?.prepare("SELECT name FROM sqlite_schema WHERE name = 'inquiries'").all();

test('a build goes to a preview address and then live, each with its database, though the host is busy', {
  timeout: timeoutMs,
}, async () => {
  host.refusals.push({ request: /^POST .*\/deployments$/, times: 1, status: 503, error: { code: 8000000, message: 'Busy' } });
  const preview = await deploy();
  expect(preview.said).toContain('Deployed as candidate: https://');
  expect([preview.ok, host.live, migrated(ids.preview)?.length, migrated(ids.production)?.length]).toEqual([
    true,
    undefined,
    1,
    0,
  ]);
  const live = await deploy('--production');
  expect(live.said).toContain('Deployed as main');
  expect([live.ok, host.deployments.find(({ id }) => id === host.live)?.deployment_trigger.metadata.commit_hash]).toEqual([
    true,
    '0123456789ab',
  ]);
});

test('a preview whose migrations do not fit what another branch has left gets a new database', {
  timeout: timeoutMs,
}, async () => {
  host.databases.get(ids.preview)?.exec('CREATE TABLE inquiries (other TEXT); CREATE TABLE leftover (a)');
  const { ok, said } = await deploy();
  expect(said).toContain('made anew');
  expect([ok, uploads().length]).toEqual([true, 1]);
  expect(host.databases.get(ids.preview)?.prepare("SELECT name FROM sqlite_schema WHERE name = 'leftover'").all()).toEqual([]);
});

test('a database that is not there is reported with the next step before anything is uploaded', {
  timeout: timeoutMs,
}, async () => {
  host.databases.clear();
  const { ok, said } = await deploy('--production');
  expect(said).toContain('wrangler d1 create inquiries');
  expect([ok, uploads()]).toEqual([false, []]);
});

test('samples are listed and stop a deployment to a real domain, unless it is told otherwise', {
  timeout: timeoutMs,
}, async () => {
  write('src/content/signe.yaml', 'sample: true\n');
  const { ok, said } = await deployTo('https://agency.se', '--production');
  expect(said).toMatch(/samples would go live on agency\.se[\s\S]*src\/content\/signe\.yaml/);
  rmSync(join(folder, 'out/_worker.js'));
  const told = await deployTo('https://agency.se', '--production', '--with-samples');
  expect(told.said).toContain('`out` lacks');
  expect([ok, told.ok, uploads()]).toEqual([false, false, []]);
});

test('an upload that fails for good is reported with the next step', { timeout: timeoutMs }, async () => {
  const error = { code: 10000, message: 'Authentication error' };
  host.refusals.push({ request: /^POST .*\/deployments$/, times: 99, status: 403, error });
  const { ok, said } = await deploy('--production');
  expect(said).toContain('Nothing was deployed. The token may not do this: give it');
  expect([ok, host.live]).toEqual([false, undefined]);
});
