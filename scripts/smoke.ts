/**
 * `npm run smoke -- https://host`: checks that a deployed site is complete and safe. `--commit 0123abc`
 * first waits up to a minute for that commit.
 */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { smoke } from './smoke/smoke.ts';

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { commit: { type: 'string' } },
  });
  const [address = ''] = positionals;
  if (!/^https?:\/\/[^/]/.test(address))
    throw new Error(
      `"${address}" is not an address; expected one, as in: npm run smoke -- https://preview.example`,
    );
  process.exit((await smoke(address, { ...values, checksUpkeep: true })) ? 0 : 1);
});
