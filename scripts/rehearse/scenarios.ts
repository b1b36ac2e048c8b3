import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFacts, buildFacts } from '../build/facts.ts';
import { workerFiles } from '../build/functions.ts';
import type { Fault } from './account.ts';
import { tokenOf } from './api.ts';
import { daily } from './daily.ts';
import { runJob, runLine } from './job.ts';
import { previews } from './previews.ts';
import {
  assertThat,
  check,
  contextOf,
  deploy,
  first,
  forLive,
  goLive,
  keysOf,
  liveCommit,
  type Scenario,
  second,
} from './steps.ts';

const deployments = /^POST \/pages\/projects\/[^/]+\/deployments$/;
const project = /^GET \/pages\/projects\/[^/]+$/;

/** The first deployment and what belongs to it; it sends the files that all others find there. */
export const opening: Scenario = {
  name: 'from nothing: secrets, a candidate, live, another commit, back again',
  async play(stage) {
    const { account, env } = stage;
    const folder = stage.workspace(forLive(first));
    const secret = 'echo https://hooks.example/1 | npx wrangler pages secret put NOTIFY_WEBHOOK_URL';
    check('setting a secret', await runLine(secret, folder, { ...env, ...keysOf(account) }), { ok: true });
    assertThat(account.secrets.production.NOTIFY_WEBHOOK_URL === 'https://hooks.example/1', 'the secret was not set');

    const candidate = await runJob('production.yml', 'candidate', folder, env, contextOf(stage, first));
    check('the candidate', candidate, {
      ok: true,
      says: ['Deployed as candidate', /Commit aaaaaaaaaaaa, \d+ files sent, \d+ s/, /12 passed, 0 failed/],
    });
    assertThat(account.live === undefined, 'the candidate went live');
    const [made] = account.deployments;
    assertThat(
      made?.worker === readFileSync(join('out', workerFiles.script), 'utf8'),
      'the bundle is not the one that was built',
    );

    account.edgeLag = 3;
    check('going live', await goLive(stage, first), {
      ok: true,
      says: ['Live before: nothing', 'Commit aaaaaaaaaaaa, 0 files sent', /12 passed, 0 failed/, /notified/],
    });
    assertThat(liveCommit(account) === first, 'the first commit is not live');

    // The same again, as after a re-run: going back must leave it out.
    check('another commit', await goLive(stage, second), {
      ok: true,
      says: [/Live before: \S+, commit aaaaaaaaaaaa/, 'files sent'],
    });
    // By hand, and by somebody whose only account need not be named.
    const byHand = { SITE_URL: stage.siteUrl, CLOUDFLARE_API_TOKEN: tokenOf(account), CLOUDFLARE_ACCOUNT_ID: '' };
    check('the same once more', await deploy(stage, forLive(second), ' -- --production', byHand), { ok: true });
    const back = await runJob(
      'rollback.yml',
      'rollback',
      folder,
      env,
      contextOf(stage, second, { inputs: { deployment: '' } }),
    );
    check('going back', back, {
      ok: true,
      says: [/Live again: .*commit aaaaaaaaaaaa/, /Live before: .*commit bbbbbbbbbbbb/, /9 passed, 0 failed/],
    });
    assertThat(liveCommit(account) === first, 'the first commit is not live again');
  },
};

/** A refusal that comes before anything is deployed. */
const refused = (
  name: string,
  facts: Partial<BuildFacts>,
  more: string,
  says: string,
  env: Record<string, string> = {},
): Scenario => ({
  name,
  async play(stage) {
    check('deploying', await deploy(stage, facts, more, { SITE_URL: stage.siteUrl, ...env }), { ok: false, says: [says] });
    assertThat(!stage.account.asked.some((line) => deployments.test(line)), 'something was deployed');
  },
});

/** A fault of the interface, and the next step that the message names. */
const failing = (name: string, fault: Omit<Fault, 'times'>, says: string): Scenario => ({
  name,
  async play(stage) {
    stage.account.faults.push({ ...fault, times: 99 });
    check('deploying', await deploy(stage, forLive(first), ' -- --branch candidate'), { ok: false, says: [says] });
  },
});

const pullRequest = buildFacts({ GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: 'main', GITHUB_REF_NAME: '7/merge' });

export const scenarios: Scenario[] = [
  previews,
  daily,
  {
    name: 'a deployment that never becomes complete',
    async play(stage) {
      stage.account.stage = { name: 'deploy', status: 'active' };
      const folder = stage.workspace(forLive(first));
      const ran = await runJob('production.yml', 'candidate', folder, stage.env, contextOf(stage, first));
      check('the candidate', ran, { ok: false, says: ['is not complete: its stage "deploy" is "active"'] });
    },
  },
  {
    name: 'a failed smoke test after going live goes back by itself',
    async play(stage) {
      check('going live', await goLive(stage, first), { ok: true });
      stage.account.lost = ['/works.html'];
      const says = [
        '/works answered 404',
        'once more before',
        /Live again: .*aaaaaaaaaaaa/,
        'aaaaaaaaaaaa is live again and passes its own',
      ];
      check('going live with a page less', await goLive(stage, second), { ok: false, says });
      assertThat(liveCommit(stage.account) === first, 'the failing commit stayed live');
    },
  },
  {
    name: 'a busy interface: 429, 500 and a page of a gateway',
    async play(stage) {
      const busy = { code: 971, message: 'Please wait and consider throttling your request speed' };
      stage.account.faults.push(
        { request: project, times: 1, status: 429, error: busy },
        { request: deployments, times: 1, status: 502, error: '<html>Bad gateway</html>' },
        { request: deployments, times: 1, status: 429, error: busy },
      );
      check('going live', await goLive(stage, first), { ok: true, says: ['Attempt 1 of 4 failed', /12 passed, 0 failed/] });
    },
  },
  {
    name: 'a database without its migrations',
    async play(stage) {
      const ran = await deploy(stage, forLive(first), ' -- --production', { SITE_URL: stage.siteUrl });
      check('deploying', ran, { ok: false, says: ['The database lacks 0001_inquiries.sql', 'npm run migrate -- --remote'] });
      assertThat(stage.account.deployments.length === 0, 'something was deployed');
    },
  },
  {
    name: 'a live database that has not been created',
    async play(stage) {
      const folder = stage.workspace(forLive(first));
      cpSync('wrangler.toml', join(folder, 'wrangler.toml'));
      const env = { ...stage.env, ...keysOf(stage.account), SITE_URL: stage.siteUrl };
      const ran = await runLine('npm run deploy -- --production', folder, env);
      const says = ['the live database has not been created', 'npx wrangler d1 create inquiries'];
      check('deploying', ran, { ok: false, says });
      assertThat(stage.account.deployments.length === 0, 'something was deployed');
    },
  },
  {
    name: 'a work whose pictures are missing',
    async play(stage) {
      const spoil = (folder: string) => rmSync(join(folder, 'out/images/works/omlopp'), { recursive: true });
      check('going live', await goLive(stage, first, { spoil }), {
        ok: false,
        says: [/lacks \d+ pictures, such as \/images\/works\/omlopp/],
      });
      assertThat(stage.account.deployments.length === 0, 'something was deployed');
    },
  },
  refused('a pull request’s build, to production', pullRequest, ' -- --production', 'may be deployed as pr-7, not as main'),
  refused('a build of one’s own machine, bare', buildFacts({}), '', 'is for this machine only'),
  refused('a build for the live site, bare', forLive(first), '', 'npm run deploy -- --production'),
  refused('a build for the live site, by its branch alone', forLive(first), ' -- --branch main', 'it would be live at once'),
  refused('SITE_URL unset', forLive(first), ' -- --production', 'SITE_URL is not set', { SITE_URL: '' }),
  failing(
    'a token that has expired',
    { request: project, status: 401, error: { code: 10000, message: 'Authentication error' } },
    'has expired',
  ),
  failing(
    'a token without permission',
    { request: project, status: 403, error: { code: 10000, message: 'Authentication error' } },
    'Cloudflare Pages: Edit',
  ),
  failing(
    'a project that is missing',
    { request: project, status: 404, error: { code: 8000007, message: 'Project not found' } },
    'wrangler pages project create',
  ),
  {
    name: 'a database that is missing',
    async play(stage) {
      stage.account.databases = [];
      const toLive = { SITE_URL: stage.siteUrl };
      const says = ['wrangler d1 create inquiries'];
      check('deploying', await deploy(stage, forLive(first), ' -- --production', toLive), { ok: false, says });
      const preview = await deploy(stage, forLive(first), ' -- --branch candidate');
      check('deploying', preview, { ok: false, says: ['npm run preview:database'] });
    },
  },
  failing('a host that is down', { request: project, status: 502, error: '<html>Bad gateway</html>' }, 'with 502: not in JSON'),
  {
    name: 'an account that has used up its quota, and one that takes fewer files',
    async play(stage) {
      const folder = stage.workspace(forLive(first));
      stage.account.faults.push({
        request: deployments,
        times: 1,
        status: 400,
        error: { code: 8000098, message: 'You have exceeded the daily quota of deployments' },
      });
      const run = () => runJob('production.yml', 'candidate', folder, stage.env, contextOf(stage, first));
      check('the candidate', await run(), { ok: false, says: ['used up what its plan allows'] });
      stage.account.fileLimit = 100;
      check('the candidate', await run(), { ok: false, says: [/has \d+ files, and this account may deploy 100/] });
    },
  },
];
