/** `npm run build:telemetry`: the second build, of an invented agency and with telemetry, which the tests of telemetry visit. */
import { command } from './cli/command.ts';
import { buildWithTelemetry } from './e2e/agency.ts';

await command(buildWithTelemetry);
