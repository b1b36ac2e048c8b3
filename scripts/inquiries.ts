/**
 * `npm run inquiries`: the newest inquiries, last one last; `-- --limit 200` more of them, `-- --csv` all of them for a
 * spreadsheet (`npm run --silent inquiries -- --csv > inquiries.csv`), `-- --remote` those of the deployed database.
 */
import { command } from './cli/command.ts';
import { csv } from './inquiries/csv.ts';
import { listInquiries } from './inquiries/list.ts';
import { readOptions } from './inquiries/options.ts';
import { queryOn } from './inquiries/query.ts';
import { readable, rowColumns } from './inquiries/rows.ts';

await command(async () => {
  const { where, values } = readOptions({ csv: { type: 'boolean' }, limit: { type: 'string', default: '50' } });
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new Error(`--limit is "${values.limit}"; expected a whole number from 1`);
  const rows = await listInquiries(queryOn(where), values.csv ? undefined : limit);
  if (values.csv) process.stdout.write(csv(rowColumns.split(', '), rows));
  else console.log(rows.length ? rows.map(readable).join('\n\n') : 'Nobody has written yet.');
});
