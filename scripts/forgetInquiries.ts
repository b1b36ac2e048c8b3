/** `npm run inquiries:forget -- --email anna@example.com`: deletes all that one person has sent. */
import { command, readOptions } from './inquiries/options.ts';
import { literal, query } from './inquiries/query.ts';

await command(() => {
  const { where, values } = readOptions({ email: { type: 'string' } });
  const email = values.email?.trim().toLowerCase();
  if (!email?.includes('@')) throw new Error('--email names nobody; expected an address such as anna@example.com');
  const gone = query<{ reference: string; notice: string }>(
    `DELETE FROM inquiries WHERE email_folded = ${literal(email)} RETURNING reference, notice`,
    where,
  );
  console.log(`${gone.length} inquiries of ${email} deleted.`);
  // A failed notice may have arrived all the same.
  const told = gone.filter(({ notice }) => notice !== 'pending').map(({ reference }) => reference);
  if (told.length) console.log(`Delete them from mailboxes and chats as well: ${told.join(', ')}`);
});
