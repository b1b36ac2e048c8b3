/**
 * `npm run test:agency`: the tests of telemetry, of the form's check and of each kind of page on the second build, which is made
 * before; `--no-build` takes the one that is there. Further arguments go to Playwright.
 */
import { command } from './cli/command.ts';
import { buildWithTelemetry, runForAgency } from './e2e/agency.ts';

await command(() => {
  const args = process.argv.slice(2).filter((arg) => arg !== '--no-build');
  if (args.length === process.argv.length - 2) buildWithTelemetry();
  runForAgency(['scripts/e2e.ts', ...args], { AGENCY: '1' });
});
