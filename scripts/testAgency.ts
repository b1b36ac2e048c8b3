/**
 * `npm run test:agency`: builds and tests the test agency's site. `-- --no-build` uses the
 * existing build. Playwright gets all other arguments.
 */
import { command } from './cli/command.ts';
import { buildTestAgency, runForTestAgency } from './e2e/testAgency.ts';

await command(() => {
  const args = process.argv.slice(2);
  if (!args.includes('--no-build')) buildTestAgency();
  const forPlaywright = args.filter((arg) => arg !== '--no-build');
  runForTestAgency(['scripts/e2e.ts', ...forPlaywright], { TEST_AGENCY: '1' });
});
