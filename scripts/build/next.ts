import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { killOnExit } from '../serve/children.ts';

const folder = 'node_modules/next';
const next = `${folder}/${JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).bin.next}`;
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
