import type { FormHealth } from '../../functions/api/contact/checkForm.ts';
import { migrateCommand } from '../inquiries/database.ts';
import { readBuild } from './build.ts';
import { assertThat, type Check } from './run.ts';

const notice = {
  set: 'the agency notified',
  unset: 'nobody notified: NOTIFY_WEBHOOK_URL is not set',
  unusable: '',
};

/** The form's Function says of itself whether it could store an inquiry; nothing is stored for the answer. */
export const formCanBeSent: Check = async (visitor) => {
  const answer = await visitor.ask('/api/contact/health');
  const text = await answer.text();
  assertThat(
    /^\{"database"/.test(text),
    `/api/contact/health answered ${answer.status} and no word on the form`,
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
  // The pages and the Function get their half of the pair from two places.
  const shown = (await readBuild(visitor)).turnstile;
  assertThat(
    shown || turnstile === 'off',
    'TURNSTILE_SECRET is set, but the pages were built without TURNSTILE_SITE_KEY',
  );
  assertThat(
    !shown || turnstile === 'on',
    'the pages were built with TURNSTILE_SITE_KEY, but TURNSTILE_SECRET is not set',
  );
  return `inquiries would be stored, and ${notice[notifier]}; Turnstile is ${turnstile}`;
};

/** Nothing that the Function does by itself is late. No reason to take a deployment back, so only a site's own test asks. */
export const nothingIsLate: Check = async (visitor) => {
  const { upkeep, notices } = (await (
    await visitor.ask('/api/contact/health')
  ).json()) as FormHealth;
  assertThat(
    upkeep === 'done',
    'the Function has not done its upkeep for two days: ask its alerts in the webhook why',
  );
  assertThat(
    notices === 'none',
    'notices wait: mend NOTIFY_WEBHOOK_URL, then run `npm run inquiries -- retry --remote`',
  );
  return 'upkeep is done, and no notice waits';
};
