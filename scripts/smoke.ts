/**
 * `npm run smoke -- https://host`: is the site there, whole and safe? `--commit 0123abc` waits up to a minute until that commit
 * is there; `--earlier` asks an older deployment nothing that was added since.
 */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { smoke } from './smoke/smoke.ts';

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { commit: { type: 'string' }, earlier: { type: 'boolean' } },
  });
  const [address] = positionals;
  if (!address || !/^https?:\/\/[^/]/.test(address))
    throw new Error(
      `"${address ?? ''}" is no address; expected one, as in: npm run smoke -- https://preview.example`,
    );
  process.exit((await smoke(address, values)) ? 0 : 1);
});
