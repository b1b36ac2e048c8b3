import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { readStepTimes } from '../../build/steps.ts';
import { killOnExit } from '../../serve/children.ts';
import { residentMemoryOf } from '../load/memory.ts';
import type { Figures } from './figures.ts';

/** How often the memory is looked at. Milliseconds. */
const interval = 500;

/** None where the process has just ended. */
function memoryOf(pid: number): number {
  try {
    return residentMemoryOf(pid, /./);
  } catch {
    return 0;
  }
}

/**
 * Builds a site as `npm run build` does, completely without options.
 * @throws Error with the last lines of the output where that fails
 */
export async function buildSite(folder: string, options: string[] = []): Promise<Pick<Figures, 'steps' | 'memory'>> {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts', ...options], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  killOnExit(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let memory = 0;
  while (child.exitCode === null) {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
    await Promise.race([pause(interval), ended]);
  }
  if (await ended) throw new Error(`The build in ${folder} failed:\n${output.trim().split('\n').slice(-15).join('\n')}`);
  const all = (performance.now() - start) / 1000;
  return { steps: new Map([...readStepTimes(output), ['all', all]]), memory };
}
