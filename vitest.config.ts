import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,functions}/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/unit.json' },
  },
});
