import type { FormHealth } from '../../functions/api/contact/checkForm.ts';
import { migrateCommand } from '../inquiries/database.ts';
import { readBuild } from './build.ts';
import { assertThat, type Check } from './run.ts';

const noticeTexts = {
  set: 'the agency notified',
  unset: 'nobody notified: NOTIFY_WEBHOOK_URL is not set',
  unusable: '',
};

/** Asks the form's Function whether it can store an inquiry. This stores nothing. */
export const checkForm: Check = async (visitor) => {
  const response = await visitor.ask('/api/contact/health');
  const text = await response.text();
  assertThat(
    /^\{"database"/.test(text),
    `/api/contact/health returned ${response.status} and no state of the form`,
  );
  const { database, notifier, turnstile } = JSON.parse(text) as FormHealth;
  assertThat(
    database !== 'unmigrated',
    `the database lacks migrations: run \`${migrateCommand('production')}\``,
  );
  assertThat(database === 'ready', `the database is ${database}`);
  assertThat(notifier !== 'unusable', 'NOTIFY_WEBHOOK_URL is not an address with https');
  assertThat(turnstile !== 'refused', 'Cloudflare does not know TURNSTILE_SECRET');
  assertThat(turnstile !== 'unavailable', 'Turnstile’s verifier does not answer');
  // The key of the pages and the secret of the Function are set in different places.
  const hasTurnstile = (await readBuild(visitor)).turnstile;
  assertThat(
    hasTurnstile || turnstile === 'off',
    'TURNSTILE_SECRET is set, but the pages were built without TURNSTILE_SITE_KEY',
  );
  assertThat(
    !hasTurnstile || turnstile === 'on',
    'the pages were built with TURNSTILE_SITE_KEY, but TURNSTILE_SECRET is not set',
  );
  return `inquiries would be stored, and ${noticeTexts[notifier]}; Turnstile is ${turnstile}`;
};

/** Checks the form's scheduled work. This is no reason to roll back, so deployments skip it. */
export const checkUpkeep: Check = async (visitor) => {
  const { upkeep, notices } = (await (
    await visitor.ask('/api/contact/health')
  ).json()) as FormHealth;
  assertThat(
    upkeep === 'done',
    'the Function has not done its upkeep for two days: look for its alerts in the webhook',
  );
  assertThat(
    notices === 'none',
    'notices are waiting: fix NOTIFY_WEBHOOK_URL, then run `npm run inquiries -- retry --remote`',
  );
  return 'upkeep is done, and no notice is waiting';
};
