import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const CONTENT_FOLDER = 'tests/agency/src/content';

/** Gives Unit and Function tests the content of an invented agency, also as imported JSON. */
const agencyContent = {
  name: 'agency',
  enforce: 'pre' as const,
  resolveId(source: string, importer = '') {
    if (!/^\..*\.json$/.test(source)) return null;
    const file = resolve(dirname(importer), source).replace(
      resolve('src/content'),
      resolve(CONTENT_FOLDER),
    );
    return existsSync(file) ? file : null;
  },
};

/** Tests that mock modules or change the working folder. Each file needs a separate process. */
const isolated = [
  'tests/unit/build/feeds.test.ts',
  'tests/unit/content/{check,load,prototype}.test.ts',
  'tests/unit/deploy/command.test.ts',
  'tests/unit/telemetry/{start,sentry/recording}.test.ts',
];

/** Long, because no test measures speed and machines may be busy. */
const testTimeout = 60_000;

const shared = { testTimeout, isolate: false, unstubGlobals: true, unstubEnvs: true };

export default defineConfig({
  test: {
    // By default one of two processors is idle.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
    projects: [
      {
        plugins: [agencyContent],
        test: {
          ...shared,
          env: { CONTENT_FOLDER },
          name: 'unit',
          include: ['tests/{unit,functions}/**/*.test.ts'],
          exclude: isolated,
        },
      },
      {
        plugins: [agencyContent],
        test: { testTimeout, env: { CONTENT_FOLDER }, name: 'isolated', include: isolated },
      },
      // These read the last build.
      {
        test: {
          ...shared,
          name: 'built',
          include: ['tests/{built,specification,writing}/**/*.test.ts'],
        },
      },
    ],
  },
});
