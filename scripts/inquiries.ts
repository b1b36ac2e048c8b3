/**
 * `npm run inquiries`: the newest inquiries, last one last; `-- --limit 200` more of them, `-- --csv` all of them for a
 * spreadsheet (`npm run --silent inquiries -- --csv > inquiries.csv`). `-- retry` sends the notices that nobody got, through
 * NOTIFY_WEBHOOK_URL, `-- purge --older-than 365d` deletes older ones and every sender's hash, `-- forget --email a@b.se` all
 * that one person has sent. With `--remote` each works on the deployed database.
 */
import { parseArgs } from 'node:util';
import { purge } from '../functions/api/contact/upkeep.ts';
import { command } from './cli/command.ts';
import { csv } from './inquiries/csv.ts';
import { databaseOn } from './inquiries/database.ts';
import { forget, list, parseDays, retryNotices } from './inquiries/operations.ts';
import { readable, rowColumns } from './inquiries/rows.ts';

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string' },
      csv: { type: 'boolean', default: false },
      limit: { type: 'string', default: '50' },
      'older-than': { type: 'string' },
      email: { type: 'string' },
    },
  });
  const { remote, 'persist-to': persist } = values;
  const database = databaseOn({
    ...(remote && { env: 'production' }),
    ...(persist && { persist }),
  });
  const elsewhere = (references: string[]) =>
    references.length &&
    console.log(`Delete them from mailboxes and chats as well: ${references.join(', ')}`);

  const actions: Record<string, () => Promise<void>> = {
    async list() {
      const limit = Number(values.limit);
      if (!Number.isInteger(limit) || limit < 1)
        throw new Error(`--limit is "${values.limit}"; expected a whole number from 1`);
      const rows = await list(database, values.csv ? undefined : limit);
      if (values.csv) process.stdout.write(csv(rowColumns.split(', '), rows));
      else console.log(rows.length ? rows.map(readable).join('\n\n') : 'Nobody has written yet.');
    },
    async retry() {
      const { NOTIFY_WEBHOOK_URL: url } = process.env;
      if (!url)
        throw new Error(
          'NOTIFY_WEBHOOK_URL is not set; expected the address that notices of inquiries go to',
        );
      const { notified, failed } = await retryNotices(database, url);
      console.log(
        `${notified} notified, ${failed} failed${failed ? '; the list says why: npm run inquiries' : '.'}`,
      );
      if (failed) process.exitCode = 1;
    },
    async purge() {
      const gone = await purge(database, parseDays(values['older-than']), Date.now());
      console.log(
        `${gone.length} inquiries deleted, and the hashes of senders that no limit needs.`,
      );
      elsewhere(gone);
    },
    async forget() {
      const email = values.email?.trim();
      if (!email?.includes('@'))
        throw new Error('--email names nobody; expected an address such as anna@example.com');
      const { gone, notified } = await forget(database, email);
      console.log(`${gone.length} inquiries of ${email} deleted.`);
      elsewhere(notified);
    },
  };

  const [name = 'list', ...more] = positionals;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action || more.length)
    throw new Error(
      `"${positionals.join(' ')}" is not known; expected one of: ${Object.keys(actions).join(', ')}`,
    );
  await action();
});
