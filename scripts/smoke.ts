/** `npm run smoke -- https://host`: checks that a deployed site is complete and safe. */
import { command } from './cli/command.ts';
import { smoke } from './smoke/smoke.ts';

await command(async () => {
  const { 2: address = '' } = process.argv;
  if (!/^https?:\/\/[^/]/.test(address))
    throw new Error(
      `"${address}" is not an address; expected one, as in: npm run smoke -- https://preview.example`,
    );
  process.exit((await smoke(address, { checksUpkeep: true })) ? 0 : 1);
});
