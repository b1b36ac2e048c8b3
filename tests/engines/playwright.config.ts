import { defineConfig } from 'playwright/test';
import { chooseEngines, type EngineName, engines } from '#scripts/engines/engines.ts';

/**
 * Runs the same tests in each engine. Each engine has a separate driver, because Playwright controls
 * only its own builds of Firefox and WebKit, not installed ones.
 */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Long, for busy machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A deployed site would keep the inquiry.
  grepInvert: process.env.INQUIRIES_FILE ? [] : /@stores/,
  workers: 2,
  reporter: 'list',
  projects: chooseEngines((process.env.ENGINES ?? '').split(' ').filter(Boolean)).map((engine) => ({
    name: engines[engine].label,
    use: { engine },
    workers: 1,
  })),
});
