/**
 * `npm run alert -- "What failed"`: alerts the owner, by an issue in the repository where GH_TOKEN is set and else through
 * NOTIFY_WEBHOOK_URL.
 */
import { execFileSync } from 'node:child_process';
import { command } from './cli/command.ts';
import { alertByWebhook, alertInRepository } from './operate/alert.ts';

await command(async () => {
  const text = process.argv.slice(2).join(' ');
  if (!text) throw new Error('Usage: npm run alert -- "What failed"');
  const { GH_TOKEN, NOTIFY_WEBHOOK_URL } = process.env;
  if (GH_TOKEN) console.log(alertInRepository((args) => execFileSync('gh', args, { encoding: 'utf8' }), text));
  else if (NOTIFY_WEBHOOK_URL) await alertByWebhook(NOTIFY_WEBHOOK_URL, text);
  else throw new Error(`Nobody was alerted, as neither GH_TOKEN nor NOTIFY_WEBHOOK_URL is set: ${text}`);
});
