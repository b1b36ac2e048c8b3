import { expect, test, vi } from 'vitest';
import { chosenEngines, missing, programsOf } from '../../../scripts/engines/engines.ts';

test('who names no engine means the usual ones', () => {
  expect(chosenEngines([])).toEqual(['chromium', 'firefox', 'webkit']);
  expect(chosenEngines([], ['webkit'])).toEqual(['webkit']);
});

test('who names some means those', () => expect(chosenEngines(['firefox'])).toEqual(['firefox']));

test('a word that is no engine is named, with those there are', () => {
  expect(() => chosenEngines(['firefox', 'gecko'])).toThrow(
    '"gecko" is no engine; expected some of: chromium, firefox, webkit',
  );
});

test('a missing engine is told of with what to install', () => {
  expect(missing('webkit')).toBe('WebKit is not installed (on Debian: apt-get install webkit2gtk-driver xvfb)');
});

test('a variable that names no file is a fault, not a missing engine', () => {
  vi.stubEnv('FIREFOX_PATH', '/no/such/firefox');
  expect(() => programsOf('firefox')).toThrow('FIREFOX_PATH names /no/such/firefox, and no file is there');
});
