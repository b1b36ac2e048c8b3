import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/**
 * Creates an empty folder for each test. @returns a function that returns the current test's folder
 */
export function freshFolder(): () => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return () => folder;
}

/** Runs each test of a file in an empty folder. @returns as `freshFolder` */
export function inFreshFolder(): () => string {
  const folder = freshFolder();
  const project = process.cwd();
  beforeEach(() => process.chdir(folder()));
  afterEach(() => process.chdir(project));
  return folder;
}
