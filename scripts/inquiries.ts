/** `npm run inquiries`; docs/operation.md says what it does. `--persist-to` is for tests. */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { csv } from './inquiries/csv.ts';
import { databaseOn } from './inquiries/database.ts';
import { filesOn } from './inquiries/files.ts';
import {
  forget,
  list,
  ofPerson,
  ofReference,
  olderThan,
  parseLimit,
  retryNotices,
  saveFiles,
} from './inquiries/operations.ts';
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
      yes: { type: 'boolean' },
      email: { type: 'string' },
    },
  });
  const { remote, 'persist-to': persist } = values;
  const choice = { ...(remote && { env: 'production' as const }), ...(persist && { persist }) };
  const database = databaseOn(choice);
  const files = filesOn(choice);
  const remove = async (selection: Parameters<typeof forget>[2]) => {
    const { deleted, notified, keptFiles } = await forget(database, files, selection);
    console.log(`${deleted.length} inquiries deleted.`);
    if (notified.length)
      console.log(`Delete them from mailboxes and chats as well: ${notified.join(', ')}`);
    if (keptFiles.length)
      console.log(
        `wrangler.toml has no bucket FILES. Delete these CVs in the bucket: ${keptFiles.join(', ')}`,
      );
  };

  const actions: Record<string, (reference?: string) => Promise<void>> = {
    async list() {
      const rows = await list(database, values.csv ? undefined : parseLimit(values.limit));
      if (values.csv) process.stdout.write(csv(rowColumns.split(', '), rows));
      else console.log(rows.length ? rows.map(readable).join('\n\n') : 'Nobody has written yet.');
    },
    async retry() {
      const { missing, sent } = await retryNotices(database, process.env.NOTIFY_WEBHOOK_URL);
      console.log(`${sent} of ${missing} notices sent.`);
      if (sent < missing) throw new Error('The list says why: npm run inquiries');
    },
    async file(reference) {
      for (const name of await saveFiles(database, files, reference)) console.log(`Saved ${name}.`);
    },
    purge: () => remove(olderThan(values['older-than'], values.yes)),
    forget: () => remove(ofPerson(values.email)),
    delete: (reference) => remove(ofReference(reference)),
  };

  const [name = 'list', ...more] = positionals;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action || more.length > Number(['file', 'delete'].includes(name)))
    throw new Error(
      `"${positionals.join(' ')}" is not known; expected one of: ${Object.keys(actions).join(', ')}`,
    );
  await action(more[0]);
});
