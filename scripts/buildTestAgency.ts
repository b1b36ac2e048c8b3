/** `npm run build:test-agency`: builds the test agency's site, with telemetry, for tests. */
import { command } from './cli/command.ts';
import { buildTestAgency } from './e2e/testAgency.ts';

await command(buildTestAgency);
