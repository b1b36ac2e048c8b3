/** `npm run build:telemetry`: the second build, which the telemetry tests visit. It takes the pictures that `out` was built with. */
import { command } from './cli/command.ts';
import { buildWithTelemetry } from './e2e/telemetry.ts';

await command(buildWithTelemetry);
