import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

let count = 0;

/** Writes a file that others see complete or not at all, also if this process is killed. */
export function writeFileAtomically(file: string, bytes: Buffer) {
  count += 1;
  const partial = `${file}.${process.pid}-${count}.unfinished`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(partial, bytes);
  renameSync(partial, file);
}
