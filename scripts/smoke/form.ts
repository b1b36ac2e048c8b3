import type { FormHealth } from '../../functions/api/contact/checkForm.ts';
import { migrateCommand } from '../inquiries/query.ts';
import { readBuild } from './build.ts';
import { assertThat, type Check } from './run.ts';

const notice = { set: 'the agency notified', unset: 'nobody notified: NOTIFY_WEBHOOK_URL is not set', unusable: '' };

/** The form's Function says of itself whether it could store an inquiry; nothing is stored for the answer. */
export const formCanBeSent: Check = async (visitor) => {
  const answer = await visitor.ask('/api/contact/health');
  const text = await answer.text();
  assertThat(/^\{"database"/.test(text), `/api/contact/health answered ${answer.status} and no word on the form`);
  const { database, notifier, turnstile } = JSON.parse(text) as FormHealth;
  assertThat(database !== 'unmigrated', `the database lacks migrations: run \`${migrateCommand(true)}\``);
  assertThat(database === 'ready', `the database is ${database}`);
  assertThat(notifier !== 'unusable', 'NOTIFY_WEBHOOK_URL is not an address with https');
  assertThat(turnstile !== 'refused', 'Cloudflare does not know TURNSTILE_SECRET');
  assertThat(turnstile !== 'unavailable', 'Turnstile’s verifier does not answer');
  // The pages and the Function get their half of the pair from two places.
  const shown = (await readBuild(visitor)).turnstile;
  assertThat(shown || turnstile === 'off', 'TURNSTILE_SECRET is set, but the pages were built without TURNSTILE_SITE_KEY');
  assertThat(!shown || turnstile === 'on', 'the pages were built with TURNSTILE_SITE_KEY, but TURNSTILE_SECRET is not set');
  assertThat(answer.status === 200, `/api/contact/health answered ${answer.status}`);
  return `inquiries would be stored, and ${notice[notifier]}; Turnstile is ${turnstile}`;
};
