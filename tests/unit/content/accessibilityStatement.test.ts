import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { buildTime } from '../../../src/content/buildTime.ts';
import { loadLegal } from '../../../src/content/load.ts';

const statement = loadLegal('accessibility');
const section = (id: string) => statement.sections.find((one) => one.id === id);
const words = statement.sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join(' ');

/** The tests that each item of the statement's list rests on, in its order. */
const tested: [about: RegExp, file: string][] = [
  [/axe-core on every kind/, 'tests/e2e/sweep.spec.ts'],
  [/never covered/, 'tests/e2e/a11y-focus.spec.ts'],
  [/fault in a form/, 'tests/e2e/a11y-focus-jump.spec.ts'],
  [/outline/, 'tests/e2e/a11y-focus-looks.spec.ts'],
  [/name of each/, 'tests/e2e/a11y-names.spec.ts'],
  [/screen reader says/, 'tests/e2e/a11y-screen-reader.spec.ts'],
  [/pressed/, 'tests/e2e/a11y-sizes.spec.ts'],
  [/zoom/, 'tests/e2e/a11y-zoom.spec.ts'],
  [/language of each/, 'tests/writing/pages.test.ts'],
];
const source = (file: string) => readFileSync(file, 'utf8');
const item = (file: string) => section('how-we-check')?.list?.[tested.findIndex(([, name]) => name === file)] ?? '';

test('its sections are those of the model statement, with what was not tried', () => {
  expect(statement.sections.map(({ id }) => id)).toEqual([
    'commitment',
    'status',
    'shortcomings',
    'how-we-check',
    'not-tested',
    'tell-us',
    'complain',
  ]);
});

test('each test that it names is there, and it names each sweep', () => {
  const list = section('how-we-check')?.list ?? [];
  expect(list).toHaveLength(tested.length);
  for (const [index, [about, file]] of tested.entries()) {
    expect(list[index]).toMatch(about);
    expect(existsSync(file), file).toBe(true);
    expect(source(file)).toMatch(/\btest(\.each)?\(/);
  }
  const sweeps = globSync('tests/e2e/a11y-*.spec.ts').map((file) => basename(file));
  expect(
    tested
      .map(([, file]) => basename(file))
      .filter((file) => file.startsWith('a11y-'))
      .sort(),
  ).toEqual(sweeps.sort());
  expect(source('tests/e2e/sweep.spec.ts')).toContain('violationsInBothSchemes');
});

test('its figures are those of the tests', () => {
  const sizes = source('tests/e2e/a11y-sizes.spec.ts');
  for (const name of ['leastAtAll', 'leastForFingers']) {
    const [, least = ''] = sizes.match(new RegExp(`const ${name} = (\\d+)`)) ?? [];
    expect(item('tests/e2e/a11y-sizes.spec.ts')).toMatch(new RegExp(`\\b${least}\\b`));
  }
  for (const look of ['light', 'dark', 'more contrast', 'forced colours']) {
    expect(source('tests/e2e/a11y-focus-looks.spec.ts')).toContain(look);
    expect(item('tests/e2e/a11y-focus-looks.spec.ts')).toContain(look);
  }
});

test('its date is that of its preparation, and not to come', () => {
  expect(Date.parse(statement.updated)).toBeLessThanOrEqual(buildTime().getTime());
  expect(words).toContain(statement.asOf);
});
