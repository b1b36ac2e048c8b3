/** `npm run inquiries:retry`: sends the notice of every inquiry that has none, through NOTIFY_WEBHOOK_URL. */
import { command } from './cli/command.ts';
import { readOptions } from './inquiries/options.ts';
import { queryOn } from './inquiries/query.ts';
import { retryNotices } from './inquiries/retry.ts';

await command(async () => {
  const { where } = readOptions({});
  const url = process.env.NOTIFY_WEBHOOK_URL;
  if (!url) throw new Error('NOTIFY_WEBHOOK_URL is not set; expected the address that notices of inquiries go to');
  const { notified, failed } = await retryNotices(queryOn(where), url);
  console.log(`${notified} notified, ${failed} failed.`);
  if (failed) process.exitCode = 1;
});
