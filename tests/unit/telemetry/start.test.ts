import { expect, test, vi } from 'vitest';

const startClient = vi.fn();
vi.mock('#src/telemetry/client.ts', () => ({ startClient }));
const dsn = 'https://telemetry.example/42';

/** Starts the telemetry of a page. `idle` runs the browser's idle callbacks. */
async function page(readyState: string) {
  const waiting: (() => void)[] = [];
  const earlyErrors = { errors: [], wake: () => {} };
  const window = Object.assign(new EventTarget(), { requestIdleCallback: undefined, earlyErrors });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { readyState });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubEnv('SENTRY_DSN', dsn);
  vi.resetModules();
  startClient.mockClear();
  (await import('#src/telemetry/start.ts')).startTelemetry();
  const idle = () => {
    for (const work of waiting) work();
  };
  return { window, idle };
}

const expectStart = () =>
  expect.poll(() => startClient.mock.calls, { timeout: 10_000 }).toEqual([[dsn]]);

test('the client loads after the page, when the browser is idle', async () => {
  const { window, idle } = await page('loading');
  idle();
  window.dispatchEvent(new Event('load'));
  expect(startClient).not.toHaveBeenCalled();
  idle();
  await expectStart();
});

test('the client loads once, at the first error, or at a later one if it could not', async () => {
  const fail = vi.fn(() => Promise.reject(new Error('no chunk')));
  vi.doMock('#src/telemetry/client.ts', fail);
  const { window, idle } = await page('complete');
  window.earlyErrors.wake();
  await expect.poll(() => fail.mock.calls).toHaveLength(1);
  vi.doMock('#src/telemetry/client.ts', () => ({ startClient }));
  await expect
    .poll(() => {
      window.earlyErrors.wake();
      return startClient.mock.calls;
    })
    .toEqual([[dsn]]);
  idle();
  await expectStart();
});
