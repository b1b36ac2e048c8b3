import { sentryDsn } from '../env/shell.ts';
import { whenIdle } from './whenIdle.ts';

type Client = typeof import('./client.ts');

let client: Promise<Client | undefined> | undefined;

/** Fetches and starts the client, once. Where it is unavailable the page goes on without. */
function load(): Promise<Client | undefined> {
  client ??= import('./client.ts').then(
    (module) => {
      module.startClient(sentryDsn);
      return module;
    },
    () => undefined,
  );
  return client;
}

/** Lets the page load first: the client comes when the browser is idle after that, or with the first error. */
export function startTelemetry() {
  if (!sentryDsn) return;
  const begin = () => void load();
  const kept = window.earlyErrors;
  if (kept?.errors.length) begin();
  else if (kept) kept.wake = begin;
  whenIdle(begin);
}

/** Reports an error that the page has caught. */
export function report(error: unknown, componentStack?: string) {
  if (sentryDsn) void load().then((module) => module?.capture(error, componentStack));
}
