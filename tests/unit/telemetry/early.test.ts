import { expect, test, vi } from 'vitest';
import { keepEarlyErrors, takeEarlyErrors } from '#src/telemetry/early.ts';

test('the first twenty errors are kept, and the listener is called at each', () => {
  const page = new EventTarget() as EventTarget & Pick<Window, 'earlyErrors'>;
  new Function('window', keepEarlyErrors)(page);
  vi.stubGlobal('window', page);
  const wake = vi.fn();
  Object.assign(page.earlyErrors ?? {}, { wake });
  const all = Array.from({ length: 30 }, () => new Event('error'));
  for (const event of all) page.dispatchEvent(event);
  expect(wake).toHaveBeenCalledTimes(30);
  expect(takeEarlyErrors()).toEqual(all.slice(0, 20));
});
