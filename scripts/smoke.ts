/** `npm run smoke -- https://host`: checks that a deployed site is complete and safe. */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { smoke } from './smoke/smoke.ts';
import { originOf } from './smoke/visitor.ts';

await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const address = originOf(positionals[0], 'The site');
  process.exit((await smoke(address, { checksUpkeep: true })) ? 0 : 1);
});
