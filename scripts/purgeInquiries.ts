/**
 * `npm run inquiries:purge -- --older-than 365d`: deletes what is older, as the privacy policy promises, and every sender's
 * hash, which the same policy gives a day. Let it run daily; both promises rest on it when nobody writes.
 */
import { command } from './cli/command.ts';
import { readOptions } from './inquiries/options.ts';
import { parseDays, purge } from './inquiries/purge.ts';
import { queryOn } from './inquiries/query.ts';

await command(async () => {
  const { where, values } = readOptions({ 'older-than': { type: 'string' } });
  const { before, gone, hashes } = await purge(queryOn(where), parseDays(values['older-than']));
  console.log(`${gone.length} inquiries from before ${before.slice(0, 10)} deleted, and ${hashes} senders’ hashes.`);
  if (gone.length) console.log(`Delete them from mailboxes and chats as well: ${gone.join(', ')}`);
});
