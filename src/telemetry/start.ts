import { whenIdle } from './whenIdle.ts';

type Client = typeof import('./client.ts');

let client: Promise<Client | undefined> | undefined;

/** Fetches and starts the client, once. Where it cannot be had the page goes on without. */
function load(destination: string): Promise<Client | undefined> {
  client ??= import('./client.ts').then(
    (module) => {
      module.startClient(destination);
      return module;
    },
    () => undefined,
  );
  return client;
}

/** Lets the page load first: the client comes when the browser is idle after that, or with the first error. */
export function startTelemetry() {
  const destination = process.env.TELEMETRY_DESTINATION;
  if (!destination) return;
  const begin = () => void load(destination);
  const kept = window.earlyFaults;
  if (kept?.faults.length) begin();
  else if (kept) kept.wake = begin;
  whenIdle(begin);
}

/** Reports an error that the page has caught. */
export function report(error: unknown, componentStack?: string) {
  const destination = process.env.TELEMETRY_DESTINATION;
  if (destination) void load(destination).then((module) => module?.capture(error, componentStack));
}
