import { defineConfig } from 'playwright/test';
import { chooseEngines, type EngineName, engines } from '../../scripts/engines/engines.ts';

/**
 * Runs the same flows in each engine. Playwright only runs the tests: it can't control an installed
 * Firefox or WebKit, only its own builds of them.
 */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Many times as long as a flow takes, for busy machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  projects: chooseEngines((process.env.ENGINES ?? '').split(' ').filter(Boolean)).map((engine) => ({
    name: engines[engine].label,
    use: { engine },
    workers: 1,
  })),
});
