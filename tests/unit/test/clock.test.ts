import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const minutes = 60_000;
const { CLOCK_AT, TZ } = process.env;

const run = (code: string, env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['--import', './scripts/test/clock.ts', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: 'pipe',
  }).trim();

test('the tests run at the time and in the zone that are asked for', () => {
  const [start, zone] = [CLOCK_AT ? Date.parse(CLOCK_AT) : Date.now(), TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone];
  expect(Date.now() - start).toBeGreaterThanOrEqual(0);
  expect(Date.now() - start).toBeLessThan(20 * minutes);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
});

test('a moved clock goes on from there, and leaves named moments alone', () => {
  const code = `
    const now = new Date();
    console.log(JSON.stringify([now, new Date(0), new Date(2028, 1, 29), Date.UTC(2028, 1, 29), now instanceof Date]));
    setTimeout(() => console.log(Date.now() - now >= 9), 10)`;
  const [dates = '', moved] = run(code, { CLOCK_AT: '2028-02-29T23:59:59Z', TZ: 'UTC' }).split('\n');
  const [now, ...others] = JSON.parse(dates);
  expect(now).toMatch(/^2028-0(2-29T23:59:59|3-01T00:0)/);
  expect(others).toEqual(['1970-01-01T00:00:00.000Z', '2028-02-29T00:00:00.000Z', Date.UTC(2028, 1, 29), true]);
  expect(moved).toBe('true');
});

test('a moment that is none is refused', () => {
  expect(() => run('', { CLOCK_AT: 'next year' })).toThrow('CLOCK_AT is "next year"; expected a moment such as');
});
