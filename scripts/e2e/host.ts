import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '../inquiries/database.ts';
import { localSettings } from '../sentry/local.ts';
import { startPagesDev } from '../serve/pagesDev.ts';
import { freePort } from '../serve/ports.ts';

/** The one database below a folder that wrangler keeps local data in. @throws Error when there is none */
function databaseIn(folder: string): string {
  const [file] = globSync('v3/d1/*/*.sqlite', { cwd: folder }).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  if (!file) throw new Error(`wrangler has made no database below ${folder}`);
  return resolve(folder, file);
}

/**
 * The site in `out` in the host's own runtime, for tests of what host and Functions do, with an empty database of its own
 * and a tunnel to the ingest.
 */
export async function serveOnHost(ingestUrl: string) {
  const persist = mkdtempSync(join(tmpdir(), 'dunavik-e2e-'));
  process.once('exit', () => rmSync(persist, { recursive: true, force: true }));
  await migrate({ persist });
  const { url } = await startPagesDev('out', await freePort(), {
    persist,
    vars: localSettings(ingestUrl),
  });
  return { HOST_URL: url, HOST_DATA: persist, HOST_INQUIRIES_FILE: databaseIn(persist) };
}
