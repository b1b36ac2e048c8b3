import { defineConfig } from 'playwright/test';
import config from '../../playwright.config.ts';

/** Separate from the end-to-end tests, because screenshots depend on the browser and the design. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  // A missing baseline is an error.
  updateSnapshots: 'none',
  reporter: [['list'], ['html', { outputFolder: '../../reports/visual', open: 'never' }]],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      maxDiffPixelRatio: Number(process.env.VISUAL_TOLERANCE ?? 0),
    },
  },
  projects: [{ name: 'visual' }],
});
