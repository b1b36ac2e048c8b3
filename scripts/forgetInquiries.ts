/** `npm run inquiries:forget -- --email anna@example.com`: deletes all that one person has sent. */
import { command } from './cli/command.ts';
import { forget } from './inquiries/forget.ts';
import { readOptions } from './inquiries/options.ts';
import { queryOn } from './inquiries/query.ts';

await command(async () => {
  const { where, values } = readOptions({ email: { type: 'string' } });
  const email = values.email?.trim();
  if (!email?.includes('@')) throw new Error('--email names nobody; expected an address such as anna@example.com');
  const { gone, notified } = await forget(queryOn(where), email);
  console.log(`${gone.length} inquiries of ${email} deleted.`);
  if (notified.length) console.log(`Delete them from mailboxes and chats as well: ${notified.join(', ')}`);
});
