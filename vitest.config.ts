import { defineConfig } from 'vitest/config';

/** Tests that put something in a module's place or work in another folder, and so need a process of their own. */
const alone = [
  'tests/unit/content/{check,load,prototype}.test.ts',
  'tests/unit/deploy/command.test.ts',
  'tests/unit/images/originals.test.ts',
  'tests/unit/telemetry/{start,sentry/recording}.test.ts',
];

/** No test is about speed; a busy machine takes its time. */
const testTimeout = 60_000;

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
      { test: { ...shared, name: 'built', include: ['tests/{built,specification,writing}/**/*.test.ts'] } },
    ],
  },
});
