/**
 * `npm run rollback`: makes the newest earlier deployment of another commit live that passes its smoke
 * test. `-- ID` chooses a deployment by its id or the beginning of it; `-- --broken ID` accepts one that
 * fails. Wrangler has no command for this.
 */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { readCredentials } from './deploy/access.ts';
import { pagesProject } from './deploy/api.ts';
import { expectEarlier, rollBack } from './deploy/rollBack.ts';
import { smoke } from './smoke/smoke.ts';

await command(async () => {
  const options = { broken: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [id] = positionals;
  if (values.broken && !id)
    throw new Error(
      '--broken needs the id of a deployment, as in: npm run rollback -- --broken 0123abcd',
    );
  const chosen = await rollBack(
    pagesProject(await readCredentials()),
    { id, allowBroken: values.broken },
    smoke,
  );
  const { SITE_URL: address } = process.env;
  if (address && !(await smoke(address, expectEarlier(chosen))))
    throw new Error(
      `${chosen.id} is live, but fails its smoke test at ${address}. Choose another: npm run rollback -- ID`,
    );
});
