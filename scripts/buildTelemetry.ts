/** `npm run build:telemetry`: the second build, which the telemetry tests visit. It takes the pictures that `out` was built with. */
import { buildWithTelemetry } from './e2e/telemetry.ts';

try {
  await buildWithTelemetry();
} catch (error) {
  if (!(error as { status?: number }).status) console.error((error as Error).message);
  process.exit(1);
}
