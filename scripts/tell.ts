/**
 * `npm run tell -- "What failed"`: tells the owner, by an issue in the repository where GH_TOKEN is set and else through
 * NOTIFY_WEBHOOK_URL.
 */
import { execFileSync } from 'node:child_process';
import { command } from './cli/command.ts';
import { tellInRepository, tellWebhook } from './operate/tell.ts';

await command(async () => {
  const text = process.argv.slice(2).join(' ');
  if (!text) throw new Error('Usage: npm run tell -- "What failed"');
  const { GH_TOKEN, NOTIFY_WEBHOOK_URL } = process.env;
  if (GH_TOKEN) console.log(tellInRepository((args) => execFileSync('gh', args, { encoding: 'utf8' }), text));
  else if (NOTIFY_WEBHOOK_URL) await tellWebhook(NOTIFY_WEBHOOK_URL, text);
  else throw new Error(`Nobody was told, as neither GH_TOKEN nor NOTIFY_WEBHOOK_URL is set: ${text}`);
});
