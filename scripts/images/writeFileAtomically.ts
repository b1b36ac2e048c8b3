import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

let count = 0;

/**
 * Writes a file atomically: it is complete or missing, even if the process is killed or another one writes it too.
 * @throws Error that says what to do where the disk is full
 */
export function writeFileAtomically(file: string, bytes: Buffer, write: typeof writeFileSync = writeFileSync) {
  count += 1;
  const part = `${file}.${process.pid}-${count}.unfinished`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    write(part, bytes);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new Error(`${file} could not be written because the disk is full. Free some space and try again.`);
  }
}
