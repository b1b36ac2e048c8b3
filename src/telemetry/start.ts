import { whenIdle } from './whenIdle.ts';

type Client = typeof import('./client.ts');

let client: Promise<Client | undefined> | undefined;

/** Fetches and starts the client, once. Where it is unavailable the page goes on without. */
function load(dsn: string): Promise<Client | undefined> {
  client ??= import('./client.ts').then(
    (module) => {
      module.startClient(dsn);
      return module;
    },
    () => undefined,
  );
  return client;
}

/** Lets the page load first: the client comes when the browser is idle after that, or with the first error. */
export function startTelemetry() {
  const dsn = process.env.SENTRY_DSN;
  if (!dsn) return;
  const begin = () => void load(dsn);
  const kept = window.earlyErrors;
  if (kept?.errors.length) begin();
  else if (kept) kept.wake = begin;
  whenIdle(begin);
}

/** Reports an error that the page has caught. */
export function report(error: unknown, componentStack?: string) {
  const dsn = process.env.SENTRY_DSN;
  if (dsn) void load(dsn).then((module) => module?.capture(error, componentStack));
}
