import { defineConfig } from 'playwright/test';
import { chosenEngines, type EngineName, engines } from '../../scripts/engines/engines.ts';

/** The same flows in each engine. Playwright only runs the tests: of the installed browsers it can drive only Chromium. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Many times the duration of a flow, for busy machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  projects: chosenEngines((process.env.ENGINES ?? '').split(' ').filter(Boolean)).map((engine) => ({
    name: engines[engine].label,
    use: { engine },
    workers: 1,
  })),
});
