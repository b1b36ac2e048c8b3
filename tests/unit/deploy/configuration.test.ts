import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCloudflare } from '../../../scripts/rehearse/api.ts';

const configuration = readFileSync('wrangler.toml', 'utf8');
let folder = '';
const accountId = '0'.repeat(32);
let cloudflare: Awaited<ReturnType<typeof startCloudflare>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(folder, 'out'));
  writeFileSync(join(folder, 'out/index.html'), 'A page');
  cloudflare = await startCloudflare(join(folder, 'host'));
  const refusal = { code: 10000, message: 'Refused by the test' };
  cloudflare.account(accountId).faults.push({ request: /upload-token$/, times: 9, status: 403, error: refusal });
});
afterEach(async () => {
  await cloudflare.stop();
  rmSync(folder, { recursive: true });
});

/** What `wrangler pages deploy` says about a configuration before it deploys anything. */
function deploy(text: string, branch: string): Promise<string> {
  writeFileSync(join(folder, 'wrangler.toml'), text);
  const wrangler = resolve('node_modules/wrangler/bin/wrangler.js');
  const env = {
    ...process.env,
    CI: 'true',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    CLOUDFLARE_API_BASE_URL: cloudflare.url,
    CLOUDFLARE_ACCOUNT_ID: accountId,
    CLOUDFLARE_API_TOKEN: 'belongs-to-nobody',
  };
  const args = [wrangler, 'pages', 'deploy', '--branch', branch, '--commit-dirty=true'];
  return new Promise((done) => execFile(process.execPath, args, { cwd: folder, env }, (_, out, err) => done(out + err)));
}

/** `pages dev` accepts more than a deployment does, so a site that runs locally may still not be deployable. */
const timeoutMs = 60_000;
const project = `GET /pages/projects/${/^name = "(.+)"/m.exec(configuration)?.[1]}`;

test.each(['main', 'new-menu'])(
  'wrangler would deploy the configuration for branch %s',
  { timeout: timeoutMs },
  async (branch) => {
    const said = await deploy(configuration, branch);
    expect(said).not.toContain('configuration file');
    // The configuration passed its checks and reached the upload, which the double rejects.
    const { asked } = cloudflare.account(accountId);
    expect(asked).toContain(project);
    expect(asked.some((line) => line.endsWith('/upload-token'))).toBe(true);
  },
);

test.each([
  ['a binding that Pages does not have', '[images]\nbinding = "IMAGES"', 'does not support "images"'],
  ['an environment that Pages does not have', '[env.staging.vars]\nA = "1"', 'staging'],
])('wrangler refuses %s', { timeout: timeoutMs }, async (_, addition, complaint) => {
  const said = await deploy(`${configuration}\n${addition}\n`, 'main');
  expect(said).toContain('Running configuration file validation for Pages');
  expect(said).toContain(complaint);
  expect(cloudflare.account(accountId).asked).toEqual([]);
});

test('the bundle of the Functions contains nothing from Node', { timeout: timeoutMs }, async () => {
  const setting = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(configuration)?.[1] ?? '';
  const flags: string[] = JSON.parse(setting('compatibility_flags') || '[]');
  const args = [
    'pages',
    'functions',
    'build',
    '--outdir',
    folder,
    '--compatibility-date',
    JSON.parse(setting('compatibility_date')),
  ];
  for (const flag of flags) args.push('--compatibility-flag', flag);
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false' };
  await new Promise((done) => execFile(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], { env }, done));
  const bundle = readFileSync(join(folder, 'index.js'), 'utf8');
  expect(bundle).toContain('/api/contact');
  expect(bundle).not.toMatch(/unenv|node:/);
});
