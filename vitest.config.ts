import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,functions,writing,built}/**/*.test.ts'],
    // No test is about speed; a busy machine takes its time.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
  },
});
