import { startWebhook } from '../e2e/webhook.ts';
import { databaseOf } from './account.ts';
import { runJob } from './job.ts';
import { makeRepository, rehearsedGh } from './repository.ts';
import { assertThat, check, contextOf, first, forLive, goLive, type Scenario } from './steps.ts';

const day = 86_400_000;

export const daily: Scenario = {
  name: 'a day: retention, a notice that had failed, a build that is due, word of a failure',
  async play(stage) {
    const { account, env } = stage;
    const folder = stage.workspace(forLive(first));
    makeRepository(folder, ['main']);
    const gh = rehearsedGh(folder);
    const webhook = await startWebhook();
    const context = contextOf(stage, first, { needs: { smoke: { result: 'failure' } } });
    const secrets = { ...context.secrets, NOTIFY_WEBHOOK_URL: webhook.url };
    const run = (job: string) => runJob('daily.yml', job, folder, { ...env, ...gh.env }, { ...context, secrets });

    // A build of another year, whose copyright line is old.
    check('going live', await goLive(stage, first, { built: '2020-02-29T12:00:00Z' }), { ok: true });
    const database = databaseOf(account, 'inquiries');
    for (const [name, age] of Object.entries({ old: 366, waiting: 2 })) {
      database?.sqlite
        .prepare(
          `INSERT INTO inquiries (key, digest, reference, received_at, kind, name, email, email_folded, message, notice)
             VALUES (?, '', ?, ?, 'inquiry', 'Åsa', 'a@b.se', 'a@b.se', 'Hej', 'failed')`,
        )
        .run(name, name, new Date(Date.now() - age * day).toISOString());
    }
    const says = [
      '1 inquiries from before',
      'waiting: notified',
      '1 notified, 0 failed',
      'No preview has left a database behind',
    ];
    check('the inquiries’ part', await run('inquiries'), { ok: true, says });
    const left = database?.sqlite.prepare('SELECT reference, notice FROM inquiries').all();
    assertThat(JSON.stringify(left) === '[{"reference":"waiting","notice":"sent"}]', `left are ${JSON.stringify(left)}`);
    const received = await (await fetch(`${webhook.url}/received`)).text();
    assertThat(received.includes('Inquiry waiting from Åsa'), `the webhook got ${received}`);
    webhook.stop();

    check('the build’s part', await run('rebuild'), { ok: true, says: ['it was built in 2020'] });
    assertThat(gh.asked() === 'workflow run production.yml\n', `gh was asked: ${gh.asked()}`);
    check('the smoke test', await run('smoke'), { ok: true, says: [/12 passed, 0 failed/] });
    account.live = undefined;
    check('the smoke test', await run('smoke'), { ok: false, says: ['answered 404'] });
    check('the alert', await run('alert'), { ok: true });
    assertThat(/^issue create .*smoke test failure/m.test(gh.asked()), `gh was asked: ${gh.asked()}`);
  },
};
