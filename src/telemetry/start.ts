import { sentryDsn } from '../env/shell.ts';
import { whenIdle } from '../whenIdle.ts';

type Client = typeof import('./client.ts');

let client: Promise<Client | undefined> | undefined;

/**
 * Downloads and starts the telemetry client once. Resolves to undefined if it cannot load; the next
 * call tries again.
 */
function load(): Promise<Client | undefined> {
  client ??= import('./client.ts').then(
    (module) => {
      module.startClient(sentryDsn);
      return module;
    },
    () => {
      client = undefined;
      return undefined;
    },
  );
  return client;
}

/** Loads the telemetry client when the page has loaded and is idle, or at the first error. */
export function startTelemetry() {
  if (!sentryDsn) return;
  const begin = () => void load();
  const kept = window.earlyErrors;
  if (kept?.errors.length) begin();
  else if (kept) kept.wake = begin;
  whenIdle(begin);
}

/** Reports an error that React has caught. */
export function report(error: unknown, componentStack?: string | null) {
  if (sentryDsn) void load().then((module) => module?.capture(error, componentStack));
}
