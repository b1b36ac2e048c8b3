/** `npm run build:telemetry`: builds the site of an invented agency, with telemetry, for tests. */
import { command } from './cli/command.ts';
import { buildWithTelemetry } from './e2e/agency.ts';

await command(buildWithTelemetry);
