import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildTime } from '../../src/content/build/buildTime.ts';
import { loadLegal } from '../../src/content/build/load.ts';
import { contrastRatio } from '../unit/contrastRatio.ts';

const statement = loadLegal('accessibility');
const section = (id: string) => statement.sections.find((one) => one.id === id);
const words = statement.sections
  .flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list])
  .join(' ');

const pages = 'tests/e2e/pages.spec.ts';
const focus = 'tests/e2e/focus.spec.ts';
const writing = 'tests/writing/pages.test.ts';
const audit = 'scripts/audit.ts';

/** What each item of the statement's list rests on, in its order: a test, and what is called in there. */
const tested: [about: RegExp, file: string, calls: string][] = [
  [/axe-core on every kind.* 7 to 1/, 'tests/e2e/accessible.ts', 'color-contrast-enhanced'],
  [/links of one name/, writing, 'no two links'],
  [/heading of each section/, 'tests/built/pages.test.ts', 'headless'],
  [/never covered/, focus, 'coveredStops'],
  [/fault in a form/, focus, 'focusSeen'],
  [/never drops/, pages, 'lostFocus'],
  [/outline.* light, dark, more contrast and forced colours/, audit, 'faintOutlines'],
  [/name of each/, pages, 'readingProblems'],
  [/screen reader says/, pages, 'readingProblems'],
  [/pressed/, pages, 'smallTargets'],
  [/zoom.* sideways.* spaced text .*twice as large/, audit, 'layoutProblems'],
  [/grows with zoom/, audit, 'textGrowth'],
  [/played with the keyboard/, 'tests/e2e/prototypes/prototypes.spec.ts', 'plays'],
  [/language of each/, writing, 'test'],
];
const source = (file: string) => readFileSync(file, 'utf8');

test('its sections are those of the model statement, with what was not tried', () => {
  const model = 'commitment status shortcomings how-we-check not-tested tell-us complain';
  expect(statement.sections.map(({ id }) => id).join(' ')).toBe(model);
});

test('each test that it names is there', () => {
  const list = section('how-we-check')?.list ?? [];
  expect(list).toHaveLength(tested.length);
  for (const [index, [about, file, calls]] of tested.entries()) {
    expect(list[index]).toMatch(about);
    expect(source(file)).toMatch(new RegExp(`\\b${calls}\\b`));
  }
});

test('its figures are those of the test and of the colours', () => {
  const [, least] =
    /const leastForFingers = (\d+)/.exec(source('tests/e2e/checks/smallTargets.ts')) ?? [];
  expect(words).toContain(`${least} high for fingers`);
  const [, red = '', ink = ''] =
    /bg: '(#d\w+)'.* tx: '(#\w+)'/.exec(source('src/content/works/kvartett/prototype.js')) ?? [];
  expect(words).toContain(
    `letters on red have ${Math.floor(contrastRatio(red, ink) * 10) / 10} to 1`,
  );
});

test('its date is that of its preparation, and not to come', () => {
  expect(Date.parse(statement.updated)).toBeLessThanOrEqual(buildTime().getTime());
  expect(words).toContain(statement.asOf);
});
