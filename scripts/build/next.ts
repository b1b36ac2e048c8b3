import { execFileSync, spawn } from 'node:child_process';
import { killOnExit } from '../serve/children.ts';

const next = 'node_modules/next/dist/bin/next';
const silence = { NEXT_TELEMETRY_DISABLED: '1' };

interface Build {
  /** Where the app is, if it is not this site. */
  folder?: string;
  env?: Record<string, string>;
  /** Whether to print errors only. */
  quiet?: boolean;
}

/** Builds a Next app. @throws Error with Next's exit `status`; Next has printed why */
export function buildWithNext({ folder = '.', env = {}, quiet = false }: Build = {}) {
  execFileSync(process.execPath, [next, 'build', folder, '--webpack'], {
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...silence, ...env },
  });
}

/** Starts one of Next's servers, which ends with this process. */
export const serveWithNext = (args: ['dev', '--webpack'] | ['start', string], port: number, output: 'inherit' | 'ignore') =>
  killOnExit(
    spawn(process.execPath, [next, ...args, '--port', String(port)], {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...silence },
    }),
  );
