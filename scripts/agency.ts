/**
 * `npm run test:agency`: builds and tests the site of an invented agency. `-- --no-build` uses the
 * existing build. Playwright gets all other arguments.
 */
import { command } from './cli/command.ts';
import { buildWithTelemetry, runForAgency } from './e2e/agency.ts';

await command(() => {
  const args = process.argv.slice(2);
  if (!args.includes('--no-build')) buildWithTelemetry();
  const forPlaywright = args.filter((arg) => arg !== '--no-build');
  runForAgency(['scripts/e2e.ts', ...forPlaywright], { AGENCY: '1' });
});
