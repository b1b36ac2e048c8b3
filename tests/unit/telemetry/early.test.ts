import { afterEach, expect, test, vi } from 'vitest';
import { keepEarlyFaults, takeEarlyFaults } from '../../../src/telemetry/early.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('errors and rejections are kept in their order and handed over once', () => {
  const { fault } = early();
  const kept = [fault('error'), fault('unhandledrejection'), fault('error')];
  expect(takeEarlyFaults()).toEqual(kept);
  expect(takeEarlyFaults()).toEqual([]);
});

test('nothing is kept once they have been handed over', () => {
  const { page, fault } = early();
  takeEarlyFaults();
  fault('error');
  expect(page.earlyFaults?.faults).toEqual([]);
  expect(takeEarlyFaults()).toEqual([]);
});

test('at most twenty are kept, the first ones', () => {
  const { fault } = early();
  const all = Array.from({ length: 30 }, () => fault('error'));
  expect(takeEarlyFaults()).toEqual(all.slice(0, 20));
});

test('the listener is called at each error, even when no more are kept', () => {
  const { page, fault } = early();
  const wake = vi.fn();
  fault('error');
  Object.assign(page.earlyFaults ?? {}, { wake });
  for (let i = 0; i < 25; i++) fault('unhandledrejection');
  expect(wake).toHaveBeenCalledTimes(25);
});

test('a window without the script has nothing to hand over', () => {
  vi.stubGlobal('window', {});
  expect(takeEarlyFaults()).toEqual([]);
});

test('the script is small, and nothing in it would close a script element', () => {
  expect(keepEarlyFaults.length).toBeLessThan(400);
  expect(keepEarlyFaults).not.toMatch(/<\/|<!--|\/\//);
});
