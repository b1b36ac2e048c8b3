import { join } from 'node:path';
import { memoryR2 } from '../../tests/functions/memoryR2.ts';
import { sqliteD1 } from '../../tests/functions/sqliteD1.ts';
import { temporaryFolder } from '../cli/temporaryFolder.ts';
import { servePages } from '../serve/servePages.ts';
import { startWebhook } from './webhook.ts';

async function serveWithDatabase(vars: Record<string, string>) {
  const file = join(temporaryFolder(), 'inquiries.sqlite');
  const { url } = await servePages('out', { vars, database: sqliteD1(file), bucket: memoryR2() });
  return { url, file };
}

export async function serveWithInquiries(vars: Record<string, string>) {
  const webhook = await startWebhook();
  const { url, file } = await serveWithDatabase({ ...vars, NOTIFY_WEBHOOK_URL: webhook.url });
  return { INQUIRIES_URL: url, INQUIRIES_FILE: file, WEBHOOK_URL: webhook.url };
}

/** Accepts each token that begins with `person` once. */
function startVerifier() {
  const usedTokens = new Set<unknown>();
  return startWebhook((posted) => {
    const { response: token } = posted as { response: string };
    const success = !usedTokens.has(token) && token.startsWith('person');
    usedTokens.add(token);
    return { success, 'error-codes': success ? [] : ['invalid-input-response'] };
  });
}

export async function serveWithTurnstile(vars: Record<string, string>) {
  const verifier = await startVerifier();
  const { url, file } = await serveWithDatabase({
    ...vars,
    TURNSTILE_SECRET: 'secret',
    TURNSTILE_VERIFY_URL: verifier.url,
  });
  return { TURNSTILE_URL: url, TURNSTILE_INQUIRIES_FILE: file };
}
