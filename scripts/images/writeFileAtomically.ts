import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

let count = 0;

/** Writes a file so that it is complete or missing, even if the process is killed or another one writes it too. */
export function writeFileAtomically(file: string, bytes: Buffer) {
  count += 1;
  const part = `${file}.${process.pid}-${count}.unfinished`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(part, bytes);
  renameSync(part, file);
}
