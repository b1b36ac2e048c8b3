import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFolder } from '#src/content/contentFolder.ts';
import { inFreshFolder } from '../freshFolder.ts';

const content = resolve(contentFolder);

/** Reads a content file of the test agency by its name without `.yaml`. */
export const contentOf = (name: string) =>
  parse(readFileSync(join(content, `${name}.yaml`), 'utf8'));

/**
 * Runs each test of a file in a copy of the test agency's content. @returns a function that
 * writes a content file
 */
export function contentCopy() {
  inFreshFolder();
  beforeEach(() => cpSync(content, contentFolder, { recursive: true }));
  return (name: string, data: unknown) => {
    const file = join(contentFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stringify(data));
  };
}
