import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { parse, stringify } from 'yaml';

const project = process.cwd();

/**
 * Lets each test of a file change a copy of the content. Content is read from the working directory and cached in memory, so
 * modules that read it must be imported within the test; that may be slow on a busy machine.
 */
export function onContentCopy() {
  vi.setConfig({ testTimeout: 120_000 });
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(join(project, 'src/content'), join(copy, 'src/content'), {
      recursive: true,
      filter: (file) => statSync(file).isDirectory() || /(\.(yaml|svg)|[\\/]prototype\.\w+)$/.test(file),
    });
    process.chdir(copy);
    vi.resetModules();
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(copy, { recursive: true });
  });
}

/** Changes fields of a content file. */
// biome-ignore lint/suspicious/noExplicitAny: a test sets what no schema allows
export function edit(file: string, change: (data: any) => void) {
  const data = parse(readFileSync(file, 'utf8'));
  change(data);
  writeFileSync(file, stringify(data));
}

const words = ['one', 'two', 'three'];
export const sampleJob = {
  title: 'Tester',
  office: 'stockholm',
  employmentType: 'FULL_TIME',
  salary: { min: 40_000, max: 50_000, currency: 'SEK' },
  posted: '2026-01-01',
  validThrough: '2026-06-30',
  summary: 'You look for what nobody thought of.',
  lead: 'You would sit between those who build and those who use.',
  doing: words,
  bringing: words,
  offering: words,
};

/** Adds a position to the content. @returns its file */
export function addJob(slug: string, changes: Partial<typeof sampleJob> = {}): string {
  const file = `src/content/jobs/${slug}.yaml`;
  writeFileSync(file, stringify({ ...sampleJob, ...changes }));
  return file;
}
