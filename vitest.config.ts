import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const CONTENT_FOLDER = 'tests/agency/src/content';

/** Replaces this agency's content and the JSON that modules import by those of an invented agency. */
const env = { CONTENT_FOLDER };
const agency = {
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

/** Tests that mock modules or change the working folder, so each file needs its own process. */
const alone = [
  'tests/unit/content/{check,load,prototype}.test.ts',
  'tests/unit/deploy/command.test.ts',
  'tests/unit/images/originals.test.ts',
  'tests/unit/telemetry/{start,sentry/recording}.test.ts',
];

/** Long, because no test measures speed and machines may be busy. */
const testTimeout = 60_000;

const shared = { testTimeout, isolate: false, unstubGlobals: true, unstubEnvs: true };

export default defineConfig({
  test: {
    // The default leaves one of two processors idle.
    maxWorkers: '100%',
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
    projects: [
      {
        plugins: [agency],
        test: {
          ...shared,
          env,
          name: 'unit',
          include: ['tests/{unit,functions}/**/*.test.ts'],
          exclude: alone,
        },
      },
      { plugins: [agency], test: { testTimeout, env, name: 'alone', include: alone } },
      // Read the last build.
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
