import { expect, test, vi } from 'vitest';
import { chosenEngines, missing, programsOf } from '../../../scripts/engines/engines.ts';

test('an unknown engine is named, with those that exist', () => {
  expect(() => chosenEngines(['firefox', 'gecko'])).toThrow('"gecko" is no engine; expected some of: firefox, webkit');
});

test('a missing engine is reported with what to install; a variable that names no file is an error', () => {
  expect(missing('webkit')).toBe('WebKit is not installed (on Debian: apt-get install webkit2gtk-driver xvfb)');
  vi.stubEnv('FIREFOX_PATH', '/no/such/firefox');
  expect(() => programsOf('firefox')).toThrow('FIREFOX_PATH names /no/such/firefox, and no file is there');
});
