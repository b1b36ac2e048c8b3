/**
 * `npm run smoke -- https://host`: is the site there, whole and safe? `--commit 0123abc` waits up to a minute until that commit
 * is there; `--earlier` asks an older deployment nothing that was added since. `--local` serves the one built in `out` and asks
 * it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { migrate } from './inquiries/database.ts';
import { serveWithPictures } from './serve/withPictures.ts';
import { freePort } from './serve/wrangler.ts';
import { smoke } from './smoke/smoke.ts';

/** Serves the built site with an empty database of its own. */
async function serveHere(): Promise<string> {
  const persist = mkdtempSync(join(tmpdir(), 'dunavik-smoke-'));
  process.once('exit', () => rmSync(persist, { recursive: true, force: true }));
  await migrate({ persist });
  return (await serveWithPictures('out', await freePort(), { quiet: true, persist })).url;
}

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { local: { type: 'boolean' }, commit: { type: 'string' }, earlier: { type: 'boolean' } },
  });
  const address = values.local ? await serveHere() : positionals[0];
  if (!address || !/^https?:\/\/[^/]/.test(address))
    throw new Error(`"${address ?? ''}" is no address; expected one, as in: npm run smoke -- https://preview.example`);
  process.exit((await smoke(address, values)) ? 0 : 1);
});
