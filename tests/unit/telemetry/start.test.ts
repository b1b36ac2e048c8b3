import { expect, test, vi } from 'vitest';

const startClient = vi.fn();
vi.mock('#src/telemetry/client.ts', () => ({ startClient }));
const dsn = 'https://telemetry.example/42';

/** Creates a fake window that has loaded, or not yet. `idle` runs its idle callbacks. */
function page({ loaded = true, errors = 0 }) {
  const waiting: (() => void)[] = [];
  const earlyErrors = {
    errors: Array(errors).fill({}),
    wake: undefined as (() => void) | undefined,
    end() {},
  };
  const window = Object.assign(new EventTarget(), { requestIdleCallback: undefined, earlyErrors });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { readyState: loaded ? 'complete' : 'loading' });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubEnv('SENTRY_DSN', dsn);
  const idle = () => {
    for (const work of waiting.splice(0)) work();
  };
  return { window, waiting, idle };
}

test('without a DSN no client loads, even if an error has occurred', async () => {
  const { waiting, window } = page({ errors: 1 });
  vi.stubEnv('SENTRY_DSN', '');
  (await import('#src/telemetry/start.ts')).startTelemetry();
  expect([waiting, window.earlyErrors.wake, startClient.mock.calls]).toEqual([[], undefined, []]);
});

test.each<[string, Parameters<typeof page>[0], (opened: ReturnType<typeof page>) => void]>([
  [
    'once the page has loaded and the browser is idle',
    { loaded: false },
    ({ window, idle }) => {
      window.dispatchEvent(new Event('load'));
      expect(startClient).not.toHaveBeenCalled();
      idle();
    },
  ],
  ['at once if an error has occurred before, and only once', { errors: 1 }, ({ idle }) => idle()],
  ['at the first error after that', { loaded: false }, ({ window }) => window.earlyErrors.wake?.()],
])('the client loads %s', async (_, state, act) => {
  startClient.mockClear();
  vi.resetModules();
  const opened = page(state);
  (await import('#src/telemetry/start.ts')).startTelemetry();
  if (!state.errors) expect([startClient.mock.calls, opened.waiting]).toEqual([[], []]);
  act(opened);
  await expect.poll(() => startClient.mock.calls, { timeout: 10_000 }).toEqual([[dsn]]);
});
