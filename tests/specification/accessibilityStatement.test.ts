import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildTime } from '../../src/content/build/buildTime.ts';
import { loadLegal } from '../../src/content/build/load.ts';
import { contrastRatio } from '../unit/contrastRatio.ts';

const statement = loadLegal('accessibility');
const section = (id: string) => statement.sections.find((it) => it.id === id);
const text = statement.sections
  .flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list])
  .join(' ');

const pages = 'tests/e2e/pages.spec.ts';
const focus = 'tests/e2e/focus.spec.ts';
const writing = 'tests/writing/pages.test.ts';
const audit = 'scripts/audit.ts';

/** For each item in the statement's list, the file of its test and a word in that file. */
const proofs: [item: RegExp, file: string, word: string][] = [
  [/axe-core on every kind.* 7 to 1/, 'tests/e2e/axe.ts', 'color-contrast-enhanced'],
  [/links of one name/, writing, 'no two links'],
  [/heading of each section/, 'tests/built/pages.test.ts', 'withoutHeading'],
  [/never covered/, focus, 'findHiddenFocus'],
  [/fault in a form/, focus, 'measureVisibleFocus'],
  [/never drops/, pages, 'findLostFocus'],
  [/outline.* light, dark, more contrast and forced colours/, audit, 'findFaintOutlines'],
  [/name of each/, pages, 'findReadingProblems'],
  [/screen reader says/, pages, 'findReadingProblems'],
  [/pressed/, pages, 'findSmallTargets'],
  [/zoom.* sideways.*twice as large.* spaced text/, audit, 'findLayoutProblems'],
  [/grows with zoom/, audit, 'findTextGrowthProblems'],
  [/played with the keyboard/, 'tests/e2e/prototypes/prototypes.spec.ts', 'plays'],
  [/language of each/, writing, 'test'],
];
const source = (file: string) => readFileSync(file, 'utf8');

test('the accessibility statement has the sections of the model statement', () => {
  const model = 'commitment status shortcomings how-we-check not-tested tell-us complain';
  expect(statement.sections.map(({ id }) => id).join(' ')).toBe(model);
});

test('every check that the statement names exists', () => {
  const list = section('how-we-check')?.list ?? [];
  expect(list).toHaveLength(proofs.length);
  for (const [index, [item, file, word]] of proofs.entries()) {
    expect(list[index]).toMatch(item);
    expect(source(file)).toMatch(new RegExp(`\\b${word}\\b`));
  }
});

test('the figures of the statement match the tests and the colours', () => {
  const [, minTouchHeight] =
    /const minTouchHeight = (\d+)/.exec(source('tests/e2e/checks/smallTargets.ts')) ?? [];
  expect(text).toContain(`${minTouchHeight} high for fingers`);
  const [, red = '', ink = ''] =
    /bg: '(#d\w+)'[^}]*tx: '(#\w+)'/.exec(source('src/content/works/kvartett/prototype.js')) ?? [];
  expect(text).toContain(
    `letters on red have ${Math.floor(contrastRatio(red, ink) * 10) / 10} to 1`,
  );
});

test('the statement is not dated in the future', () => {
  expect(Date.parse(statement.updated)).toBeLessThanOrEqual(buildTime().getTime());
  expect(text).toContain(statement.asOf);
});
