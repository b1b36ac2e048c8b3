import { test } from 'playwright/test';

/** Skips a test, or those of a file, where the content has nothing to try it on. @param what is missing then */
export const onlyWith = (there: unknown, what: string) =>
  // biome-ignore lint/suspicious/noSkippedTests: not disabled; this repository's own content has everything
  test.skip(!there, `the content has no ${what}`);
