import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environmentAt } from '../../../scripts/test/clockAt.ts';

const { CLOCK_AHEAD, TZ } = process.env;
const run = (code: string, env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['-e', code], { encoding: 'utf8', env: { ...process.env, ...env }, stdio: 'pipe' }).trim();

const imported = { NODE_OPTIONS: '--import=./scripts/test/clock.ts' };
const year = 365 * 86_400_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clock-'));
  // A substitute for faketime, which not every machine has.
  writeFileSync(join(folder, 'faketime'), '#!/bin/sh\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the tests run at the given time and in the given time zone', () => {
  const machine = performance.timeOrigin + performance.now();
  expect(Math.abs(Date.now() - machine - Number(CLOCK_AHEAD ?? 0))).toBeLessThan(60_000);
  if (TZ) expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(TZ);
});

test('a shifted clock keeps running, and leaves explicit dates unchanged', () => {
  const code = `
    const now = new Date();
    console.log(JSON.stringify([+now, Date.now(), Date.parse(Date()), new Date(0), Date.UTC(2028, 1, 29), now instanceof Date]));
    setTimeout(() => console.log(Date.now() - now >= 9), 10)`;
  const start = Date.now() - Number(CLOCK_AHEAD ?? 0);
  const [dates = '', moved] = run(code, { ...imported, CLOCK_AHEAD: String(year) }).split('\n');
  const [one, two, three, ...others] = JSON.parse(dates);
  for (const time of [one, two, three]) expect(Math.abs(time - start - year)).toBeLessThan(60_000);
  expect(others).toEqual(['1970-01-01T00:00:00.000Z', Date.UTC(2028, 1, 29), true]);
  expect(moved).toBe('true');
});

test('a clock shift that is not a number is refused', () => {
  expect(() => run('', { ...imported, CLOCK_AHEAD: 'a year' })).toThrow('CLOCK_AHEAD is "a year"; expected milliseconds');
});

test('Node and the browsers of the end-to-end tests get the same time', () => {
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  const moment = new Date(Date.now() + year).toISOString();
  const env = environmentAt(moment, { CHROMIUM_PATH: '/usr/bin/chromium' }, folder);
  expect(Number(env.CLOCK_AHEAD)).toBeGreaterThan(year - 60_000);
  // When the tests' own clock is shifted, this one is shifted from the machine's clock.
  const wanted = Date.parse(moment) - Number(CLOCK_AHEAD ?? 0);
  expect(Math.abs(Number(run('console.log(Date.now())', env)) - wanted)).toBeLessThan(60_000);
  const seconds = Math.round(Number(env.CLOCK_AHEAD) / 1000);
  expect(readFileSync(env.CHROMIUM_PATH ?? '', 'utf8')).toContain(`faketime -f '+${seconds}s' '/usr/bin/chromium' "$@"`);
});

test('an invalid time, and a machine without faketime, are reported', () => {
  expect(() => environmentAt('next year', {}, folder)).toThrow('--at is "next year"; expected a moment such as');
  vi.stubEnv('PATH', '');
  expect(() => environmentAt('2029-11-22T12:00:00Z', {}, folder)).toThrow('--at needs faketime');
});
