/** Builds the whole site into `out`: content check, assets, pictures, pages, and what is made from the finished pages. */
import { execFileSync } from 'node:child_process';
import { checkContent } from '../src/content/check.ts';
import { checkSite } from '../src/siteSchema.ts';
import { finish } from './finish.ts';

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });

try {
  checkSite();
  for (const notice of checkContent()) console.log(`notice: ${notice}`);
  run('scripts/assets.ts');
  run('scripts/images.ts');
  run('node_modules/next/dist/bin/next', 'build', '--webpack');
  await finish('out');
} catch (error) {
  // A step that failed has said so itself; a fault of ours is told without a stack.
  if (!(error as { status?: number }).status) console.error((error as Error).message);
  process.exit(1);
}
