import { defineConfig } from 'vitest/config';

/** Tests that put something in a module's place or work in another folder, and so need a process of their own. */
const alone = [
  'tests/unit/content/*.test.ts',
  'tests/unit/images/originals.test.ts',
  'tests/unit/telemetry/{start,service/recording}.test.ts',
  'tests/functions/image.maker.test.ts',
];

/** No test is about speed; a busy machine takes its time. */
const testTimeout = 60_000;

/** What reads the clock. */
const timed = [
  'tests/unit/{build,daily,seo}/*.test.ts',
  'tests/unit/test/clock.test.ts',
  'tests/unit/timeAt.test.ts',
  'tests/unit/audit/structured.test.ts',
  'tests/unit/content/{buildTime,load}.test.ts',
  'tests/unit/edge/redirects.test.ts',
  'tests/unit/inquiries/commands.test.ts',
  'tests/functions/contact.test.ts',
];

/** A leap day, the last seconds before summer time, and a day on which it is next year elsewhere; in zones far apart. */
const moments = [
  ['2028-02-29T12:00:00Z', 'Pacific/Honolulu'],
  ['2027-03-28T00:59:58Z', 'Europe/Stockholm'],
  ['2029-12-31T12:00:00Z', 'Pacific/Auckland'],
];

const shared = { testTimeout, isolate: false, unstubGlobals: true, unstubEnvs: true };

export default defineConfig({
  test: {
    // Its own choice leaves one of two processors idle.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
    projects: [
      { test: { ...shared, name: 'unit', include: ['tests/{unit,functions}/**/*.test.ts'], exclude: alone } },
      { test: { testTimeout, name: 'alone', include: alone } },
      // These read the last build.
      { test: { ...shared, name: 'built', include: ['tests/{built,writing}/**/*.test.ts'] } },
      // The same tests as on this day.
      ...moments.map(([moment = '', zone = '']) => ({
        test: {
          testTimeout,
          name: `at ${moment} in ${zone}`,
          include: timed,
          env: { CLOCK_AHEAD: String(Date.parse(moment) - Date.now()), TZ: zone },
          execArgv: ['--import', './scripts/test/clock.ts'],
        },
      })),
    ],
  },
});
