/**
 * `npm run rollback`: makes the newest earlier deployment of another commit live again that passes its smoke test; `-- ID`
 * another one, of which a beginning is enough, and `-- --broken ID` one that does not pass. Wrangler has no command for it.
 */
import { parseArgs } from 'node:util';
import { command } from './cli/command.ts';
import { access } from './deploy/access.ts';
import { commitOf, pagesProject } from './deploy/api.ts';
import { goBack } from './deploy/goBack.ts';
import { smoke } from './smoke/child.ts';

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { broken: { type: 'boolean', default: false } },
  });
  // A workflow passes an empty name where none is given.
  const id = positionals.find(Boolean);
  if (values.broken && !id) throw new Error('--broken wants the deployment’s id, as in: npm run rollback -- --broken 0123abcd');
  const chosen = await goBack(pagesProject(await access()), { id, evenBroken: values.broken }, smoke);
  const { SITE_URL: address } = process.env;
  const commit = commitOf(chosen);
  if (address && !(await smoke(address, '--earlier', ...(commit ? ['--commit', commit] : []))))
    throw new Error(
      `Deployment ${chosen.id} is live and fails its smoke test at ${address}. Choose another: npm run rollback -- ID`,
    );
});
