import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chosenEngines, engines } from '../../scripts/engines/engines.ts';
import type { EngineOptions } from './flow.ts';

/** The same flows in every engine. Playwright only runs them, because Chromium is the only installed browser that it can drive. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Many times what a flow takes, for machines that are busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  workers: availableParallelism(),
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  // One flow at a time in each engine, as its windows share a keyboard.
  projects: chosenEngines((process.env.ENGINES ?? '').split(' ').filter(Boolean)).map((engine) => ({
    name: engines[engine].label,
    use: { engine },
    workers: 1,
  })),
});
