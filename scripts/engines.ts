/**
 * `npm run test:engines`: what visitors do, in Chromium, Firefox and WebKit, on the sites built in `out` and for telemetry.
 * `-- firefox webkit` runs those engines, and fails where one of them cannot be had; without a name
 * a missing engine is reported, and its flows count as not run. `--smoke` is the short run of `npm test`: some of the flows, and not
 * in Chromium, which the end-to-end tests use. What else begins with `-` goes to Playwright.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { command } from './cli/command.ts';
import { serveWithInquiries } from './e2e/inquiries.ts';
import { serveWithTelemetry, telemetryFolder } from './e2e/telemetry.ts';
import { chosenEngines, installMissing, missing, programsOf } from './engines/engines.ts';
import { startWebKitDriver } from './engines/webkitDriver.ts';
import { pictureFolders } from './images/folders.ts';
import { startPictureMaker } from './images/maker.ts';
import { startIngest } from './ingest/server.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--smoke');
const smoke = process.argv.includes('--smoke');

/** The addresses of the sites under test, for tests/engines. */
async function sites(): Promise<Record<string, string>> {
  for (const [folder, command] of [
    ['out', 'npm run build'],
    [telemetryFolder, 'npm run build:telemetry'],
  ]) {
    if (!existsSync(`${folder}/index.html`)) throw new Error(`Nothing is built in \`${folder}\`. Run \`${command}\` first.`);
  }
  const vars = { IMAGE_MAKER_URL: (await startPictureMaker(pictureFolders)).url };
  const ingest = await startIngest(0);
  const site = await serveWithInquiries(vars);
  return {
    SITE_URL: site.url,
    INQUIRIES_FILE: site.databaseFile,
    TELEMETRY_URL: await serveWithTelemetry(vars, ingest.url),
    INGEST_URL: ingest.url,
  };
}

await command(async () => {
  const named = args.filter((arg) => !arg.startsWith('-'));
  const wanted = chosenEngines(named, smoke ? ['firefox', 'webkit'] : undefined);
  installMissing(wanted);
  const parts = wanted.map((name) => ({ name, paths: programsOf(name) }));
  const lacking = parts.flatMap(({ name, paths }) => (paths ? [] : [missing(name)]));
  if (named.length && lacking.length) throw new Error(`${lacking.join('; ')}.`);
  const env: Record<string, string> = { ENGINES: wanted.join(' '), ...(await sites()) };
  for (const { name, paths } of parts) {
    Object.assign(env, paths);
    if (paths && name === 'webkit') env.WEBKIT_DRIVER_URL = await startWebKitDriver(paths);
  }
  const options = [...(smoke ? ['--grep=@smoke'] : []), ...args.filter((arg) => arg.startsWith('-'))];
  // The servers run in this process, so it must not block while Playwright runs.
  const flags = ['node_modules/playwright/cli.js', 'test', '--config', 'tests/engines/playwright.config.ts', ...options];
  const run = spawn(process.execPath, flags, { stdio: 'inherit', env: { ...process.env, ...env } });
  run.once('exit', (status) => {
    for (const sentence of lacking) console.log(`Not run: ${sentence}`);
    process.exit(status ?? 1);
  });
});
