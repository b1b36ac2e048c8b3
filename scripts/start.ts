/** Builds the site and serves it with its Functions: `npm start`, `npm start -- --port 8790`. */
import { execFileSync } from 'node:child_process';
import { site } from '../src/site.ts';
import { command } from './cli/command.ts';
import { migrate } from './inquiries/wrangler.ts';
import { serveWithPictures } from './serve/withPictures.ts';
import { choosePort } from './serve/wrangler.ts';

await command(async () => {
  const port = await choosePort(8788, 'npm start');
  execFileSync(process.execPath, ['scripts/build.ts', '--pictures-on-demand'], { stdio: 'inherit' });
  await migrate();
  const { url, child } = await serveWithPictures('out', port);
  console.log(`\n${site.name} is ready on ${url}. Stop it with Ctrl+C.`);
  child.once('exit', (status) => process.exit(status ?? 0));
});
