/** `npm start`: builds and serves the site. Options: `-- --port 8790`, `-- --no-build`. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { site } from '#src/site.ts';
import { command } from './cli/command.ts';
import { migrate } from './inquiries/database.ts';
import { exitWithParent } from './serve/children.ts';
import { expectBuild } from './serve/expectBuild.ts';
import { startPagesDev } from './serve/pagesDev.ts';
import { choosePort } from './serve/ports.ts';

await command(async () => {
  exitWithParent();
  const { values } = parseArgs({
    options: { port: { type: 'string' }, 'no-build': { type: 'boolean' } },
  });
  if (values['no-build']) expectBuild();
  const port = await choosePort('npm start', values.port);
  if (!values['no-build'])
    execFileSync(process.execPath, ['scripts/build.ts', '--pictures-on-demand'], {
      stdio: 'inherit',
    });
  await migrate();
  const { url, child } = await startPagesDev('out', port);
  console.log(`\n${site.name} is ready on ${url}. Stop it with Ctrl+C.`);
  child.once('exit', (status) => process.exit(status ?? 0));
});
