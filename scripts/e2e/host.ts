import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { temporaryFolder } from '../cli/temporaryFolder.ts';
import { migrate } from '../inquiries/database.ts';
import { localSettings } from '../sentry/local.ts';
import { startPagesDev } from '../serve/pagesDev.ts';
import { freePort } from '../serve/ports.ts';

function findDatabase(folder: string): string {
  const [file] = globSync('v3/d1/*/*.sqlite', { cwd: folder }).filter(
    (path) => !path.endsWith('metadata.sqlite'),
  );
  if (!file) throw new Error(`wrangler has created no database in ${folder}`);
  return resolve(folder, file);
}

export async function serveOnHost(ingestUrl: string) {
  const persist = temporaryFolder();
  await migrate({ persist });
  const { url } = await startPagesDev('out', await freePort(), {
    persist,
    vars: localSettings(ingestUrl),
  });
  return { HOST_URL: url, HOST_DATA: persist, HOST_INQUIRIES_FILE: findDatabase(persist) };
}
