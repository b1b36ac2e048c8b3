import { test } from 'playwright/test';

/** Skips a test, or all of a file, if the content lacks what it needs. */
export const skipUnless = (content: unknown, name: string) =>
  // biome-ignore lint/suspicious/noSkippedTests: this repository's own content skips none
  test.skip(!content, `the content has no ${name}`);
