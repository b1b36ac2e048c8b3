import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { chosenEngines, engines } from '../../scripts/engines/engines.ts';
import type { EngineOptions } from './flow.ts';

/** The same flows in every engine. Playwright only runs the tests: of the installed browsers it can drive only Chromium. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  // Many times the duration of a flow, for busy machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  workers: availableParallelism(),
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  // One flow at a time in each engine, because its windows share a keyboard.
  projects: chosenEngines((process.env.ENGINES ?? '').split(' ').filter(Boolean)).map((engine) => ({
    name: engines[engine].label,
    use: { engine },
    workers: 1,
  })),
});
