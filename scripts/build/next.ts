import { execFileSync, spawn } from 'node:child_process';
import { killOnExit } from '../serve/children.ts';

const next = 'node_modules/next/dist/bin/next';
const silence = { NEXT_TELEMETRY_DISABLED: '1' };

/** @throws Error with Next's exit `status`; Next prints the reason itself */
export const buildWithNext = () =>
  execFileSync(process.execPath, [next, 'build', '--webpack'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...silence },
  });

export const serveWithNext = (port: number) =>
  killOnExit(
    spawn(process.execPath, [next, 'dev', '--webpack', '--port', String(port)], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...silence },
    }),
  );
