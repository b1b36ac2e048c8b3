/**
 * `npm run inquiries:purge -- --older-than 365d`: deletes what is older, as the privacy policy promises, and every sender's
 * hash, which the same policy gives a day. Let it run daily; both promises rest on it when nobody writes.
 */
import { daysIn } from './inquiries/age.ts';
import { command, readOptions } from './inquiries/options.ts';
import { literal, query } from './inquiries/query.ts';

const day = 86_400_000;

await command(() => {
  const { where, values } = readOptions({ 'older-than': { type: 'string' } });
  const before = new Date(Date.now() - daysIn(values['older-than']) * day).toISOString();
  const gone = query<{ reference: string }>(
    `DELETE FROM inquiries WHERE received_at < ${literal(before)} RETURNING reference`,
    where,
  );
  const hashes = query('DELETE FROM posts RETURNING at', where);
  query('DELETE FROM salts', where);
  console.log(`${gone.length} inquiries from before ${before.slice(0, 10)} deleted, and ${hashes.length} senders’ hashes.`);
  if (gone.length)
    console.log(`Delete them from mailboxes and chats as well: ${gone.map(({ reference }) => reference).join(', ')}`);
});
