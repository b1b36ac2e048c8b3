import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveLikeHost } from '../serve/likeHost.ts';
import { sqliteD1 } from '../serve/sqliteD1.ts';
import { startWebhook } from './webhook.ts';

/** The site in `out` with an empty database of its own and a webhook to tell of inquiries. */
export async function serveWithInquiries(vars: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'dunavik-inquiries-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const databaseFile = join(folder, 'inquiries.sqlite');
  const webhook = await startWebhook();
  const { url } = await serveLikeHost('out', {
    vars: { ...vars, NOTIFY_WEBHOOK_URL: webhook.url },
    database: sqliteD1(databaseFile),
  });
  return { url, databaseFile, webhookUrl: webhook.url };
}
