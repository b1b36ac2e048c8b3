import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const AGENCY_FOLDER = 'tests/agency';

/** Unit and Function tests use the test agency. */
const testAgency = {
  alias: { '#agency': resolve(AGENCY_FOLDER) },
  env: {
    AGENCY_FOLDER,
    // For the commits that tests make.
    ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b.example' },
    ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@b.example' },
  },
};

/** Tests that mock modules or change the working folder. Each file needs a separate process. */
const isolated = [
  'tests/unit/build/feeds.test.ts',
  'tests/unit/content/{check,load,prototype}.test.ts',
  'tests/unit/deploy/command.test.ts',
  'tests/unit/upgrade/upgrade.test.ts',
  'tests/unit/telemetry/{start,sentry/recording}.test.ts',
];

/** Long, because no test measures speed and machines may be busy. */
const testTimeout = 300_000;

const shared = { testTimeout, unstubGlobals: true, unstubEnvs: true };

export default defineConfig({
  test: {
    // By default one of two processors is idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          isolate: false,
          ...testAgency,
          name: 'unit',
          include: ['tests/{unit,functions}/**/*.test.ts'],
          exclude: isolated,
        },
      },
      {
        test: { ...shared, ...testAgency, name: 'isolated', include: isolated },
      },
      // These read the last build.
      {
        test: {
          ...shared,
          isolate: false,
          name: 'built',
          include: ['tests/{built,specification,writing}/**/*.test.ts'],
        },
      },
    ],
  },
});
