import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Creates a temporary folder for each test of a file. Call the returned function within a test. */
export function freshFolder(): () => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return () => folder;
}
