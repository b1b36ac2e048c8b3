import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workerFiles } from '../build/functions.ts';

/** @throws Error without a build, or after one that failed: the bundle of the Functions comes last */
export function expectBuild(folder = 'out') {
  if (!existsSync(join(folder, workerFiles.script)))
    throw new Error(`Nothing is built in \`${folder}\`. Run \`npm run build\` first.`);
}
