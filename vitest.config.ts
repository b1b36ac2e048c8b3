import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const CONTENT_FOLDER = 'tests/agency/src/content';

/** Unit and Function tests know an invented agency instead of this one: its content, and the facts that modules import. */
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
