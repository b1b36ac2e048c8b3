/**
 * `npm run rollback`: makes the newest earlier deployment of another commit live again that passes its smoke test; `-- ID`
 * another one, of which a beginning is enough, and `-- --broken ID` one that does not pass. Wrangler has no command for it.
 */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { access } from './deploy/access.ts';
import { pagesProject } from './deploy/api.ts';
import { earlier, rollBack } from './deploy/rollBack.ts';
import { smoke } from './smoke/smoke.ts';

await command(async () => {
  const options = { broken: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [id] = positionals;
  if (values.broken && !id)
    throw new Error(
      '--broken wants the deployment’s id, as in: npm run rollback -- --broken 0123abcd',
    );
  const chosen = await rollBack(
    pagesProject(await access()),
    { id, evenBroken: values.broken },
    smoke,
  );
  const { SITE_URL: address } = process.env;
  if (address && !(await smoke(address, earlier(chosen))))
    throw new Error(
      `${chosen.id} is live and fails its smoke test at ${address}. Choose another: npm run rollback -- ID`,
    );
});
