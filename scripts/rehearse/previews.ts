import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFacts } from '../build/facts.ts';
import { runJob } from './job.ts';
import { makeRepository } from './repository.ts';
import { assertThat, check, contextOf, first, forLive, type Scenario, type Stage, second } from './steps.ts';

/** Names that have a meaning elsewhere: the live branch, an option and a command; and one that is too long for an address. */
const awkward = ['main', '-x$(id>x)', 'x'.repeat(110)] as const;

/** Runs the job of a pull request. */
async function propose(stage: Stage, number: number, branch: string, commit: string, rewritten = '') {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_HEAD_REF: branch, GITHUB_REF_NAME: `${number}/merge` };
  const folder = stage.workspace({ ...buildFacts(env), commit });
  makeRepository(folder, [branch]);
  appendFileSync(join(folder, 'migrations/0001_inquiries.sql'), rewritten);
  const ran = await runJob('pull-request.yml', 'preview', folder, stage.env, contextOf(stage, commit, { ref: branch }));
  assertThat(!existsSync(join(folder, 'x')), 'a branch’s name was run as a command');
  check(`the preview of ${branch}`, ran, { ok: true, says: [`Deployed as pr-${number}`, /12 passed, 0 failed/] });
}

async function tryCandidate(stage: Stage) {
  const folder = stage.workspace(forLive(first));
  const ran = await runJob('production.yml', 'candidate', folder, stage.env, contextOf(stage, first));
  check('the candidate', ran, { ok: true, says: ['Deployed as candidate', /12 passed, 0 failed/] });
}

/** Previews at once, and what the daily run leaves of their databases. */
export const previews: Scenario = {
  name: 'two pull requests and a candidate at once, a rewritten migration, branches that are gone',
  async play(stage) {
    const { account } = stage;
    const [named, command, long] = awkward;
    await Promise.all([propose(stage, 7, named, first), propose(stage, 8, command, first), tryCandidate(stage)]);
    assertThat(account.live === undefined, 'a preview went live');
    const [live, ...own] = account.databases;
    const bound = () => account.deployments.map(({ databases }) => databases.INQUIRIES);
    assertThat(own.length === 3 && new Set(bound()).size === 3, 'the three deployments do not have three databases');
    assertThat(
      bound().every((id) => own.some(({ listed }) => listed.uuid === id)),
      'a preview has a database that was not made for it',
    );

    await propose(stage, 7, named, second, 'ALTER TABLE inquiries ADD COLUMN rewritten TEXT;\n');
    const [{ databases: { INQUIRIES: rewritten = '' } = {} } = {}] = account.deployments;
    const columns = (id: string) =>
      account.databases.find(({ listed }) => listed.uuid === id)?.query("SELECT name FROM pragma_table_info('inquiries')");
    assertThat(JSON.stringify(columns(rewritten)).includes('rewritten'), 'the preview lacks the rewritten column');
    assertThat(account.databases.length === 5, 'the rewritten migration did not get a database of its own');

    // The live database has no tables here, so that the steps before fail; this one must run nevertheless.
    const folder = stage.workspace(forLive(first));
    makeRepository(folder, [named, long]);
    const daily = await runJob('daily.yml', 'inquiries', folder, stage.env, contextOf(stage, first));
    check('the daily run', daily, { ok: false, says: ['There is no database of inquiries yet', /Deleted: (\S+), (\S+)\n/] });
    const left = account.databases.map(({ listed }) => listed.uuid);
    const candidate = account.deployments.find(({ deployment_trigger: { metadata } }) => metadata.branch === 'candidate');
    const kept = [live?.listed.uuid, candidate?.databases.INQUIRIES, rewritten];
    assertThat(left.length === 3 && kept.every((id) => left.includes(id ?? '')), `these databases are left: ${left}`);
  },
};
