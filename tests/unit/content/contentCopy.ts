import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach } from 'vitest';
import { stringify } from 'yaml';
import { contentFolder } from '#src/content/build/folder.ts';
import { inFreshFolder } from '../freshFolder.ts';

const content = resolve(contentFolder);

/**
 * Runs each test of a file in a copy of the invented agency's content. @returns a function that
 * writes a content file
 */
export function contentCopy() {
  inFreshFolder();
  beforeEach(() => cpSync(content, contentFolder, { recursive: true }));
  return (file: string, data: unknown) => writeFileSync(join(contentFolder, file), stringify(data));
}
