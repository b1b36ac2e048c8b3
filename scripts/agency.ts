/**
 * `npm run test:agency`: builds the site of an invented agency, and tests telemetry, Turnstile and each
 * kind of page on it. `-- --no-build` uses the existing build. Other arguments go to Playwright.
 */
import { command } from './cli/command.ts';
import { buildWithTelemetry, runForAgency } from './e2e/agency.ts';

await command(() => {
  const args = process.argv.slice(2).filter((arg) => arg !== '--no-build');
  if (args.length === process.argv.length - 2) buildWithTelemetry();
  runForAgency(['scripts/e2e.ts', ...args], { AGENCY: '1' });
});
