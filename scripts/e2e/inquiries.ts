import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '../inquiries/migrate.ts';
import { freePort, serve } from '../serve/wrangler.ts';
import { startWebhook } from './webhook.ts';

/** The one database below a folder that wrangler keeps local data in. @throws Error when there is none */
function databaseIn(folder: string): string {
  const [file] = globSync('v3/d1/*/*.sqlite', { cwd: folder }).filter((path) => !path.endsWith('metadata.sqlite'));
  if (!file) throw new Error(`wrangler has made no database below ${folder}`);
  return resolve(folder, file);
}

/** The site in `out` with an empty database of its own and a webhook to tell of inquiries. */
export async function serveWithInquiries() {
  const persist = mkdtempSync(join(tmpdir(), 'dunavik-e2e-'));
  process.once('exit', () => rmSync(persist, { recursive: true, force: true }));
  migrate({ persist });
  const webhook = await startWebhook();
  const { url } = await serve('out', await freePort(), { persist, vars: { NOTIFY_WEBHOOK_URL: webhook.url } });
  return { url, databaseFile: databaseIn(persist), webhookUrl: webhook.url };
}
