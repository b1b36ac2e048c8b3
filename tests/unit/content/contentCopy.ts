import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { stringify } from 'yaml';
import { contentFolder } from '../../../src/content/build/folder.ts';
import { freshFolder } from '../freshFolder.ts';

const project = process.cwd();

/**
 * Runs each test of a file in a copy of the invented agency's content. @returns a function that
 * writes a content file
 */
export function contentCopy() {
  const copy = freshFolder();
  beforeEach(() => {
    cpSync(contentFolder, join(copy(), contentFolder), { recursive: true });
    process.chdir(copy());
  });
  afterEach(() => process.chdir(project));
  return (file: string, data: unknown) => writeFileSync(join(contentFolder, file), stringify(data));
}
