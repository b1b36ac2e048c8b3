import { expect, test, vi } from 'vitest';
import { keepEarlyFaults, takeEarlyFaults } from '../../../src/telemetry/early.ts';

/** A window in which the inline script has run. */
function early() {
  const page = new EventTarget() as EventTarget & Pick<Window, 'earlyFaults'>;
  new Function('window', keepEarlyFaults)(page);
  vi.stubGlobal('window', page);
  const fault = (type: 'error' | 'unhandledrejection') => {
    const event = new Event(type);
    page.dispatchEvent(event);
    return event;
  };
  return { page, fault };
}

test('the first twenty are kept, and the listener is called at each', () => {
  const { page, fault } = early();
  const wake = vi.fn();
  Object.assign(page.earlyFaults ?? {}, { wake });
  const all = Array.from({ length: 30 }, () => fault('error'));
  expect(wake).toHaveBeenCalledTimes(30);
  expect(takeEarlyFaults()).toEqual(all.slice(0, 20));
});
