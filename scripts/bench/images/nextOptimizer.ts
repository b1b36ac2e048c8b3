import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultQuality, deviceWidths, smallWidths } from '../../../src/images/sizes.ts';
import { endWithUs } from '../../serve/children.ts';
import { freePort, untilReady } from '../../serve/wrangler.ts';

const folder = '.cache/bench-next';
const next = 'node_modules/next/dist/bin/next';

/** Serves the same originals through Next's own optimiser: a bare app under `next start`, with an empty cache. */
export async function serveNextOptimizer(originals: string[]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'public'));
  for (const [index, file] of originals.entries()) cpSync(file, join(folder, 'public', `${index}-${basename(file)}`));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'pages/index.js'), 'export default function Page() { return null; }');
  const images = {
    deviceSizes: deviceWidths,
    imageSizes: smallWidths,
    qualities: [defaultQuality],
    formats: ['image/avif', 'image/webp'],
  };
  writeFileSync(join(folder, 'next.config.js'), `export default { images: ${JSON.stringify(images)} };`);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, [next, 'build', folder, '--webpack'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const port = await freePort();
  const child = endWithUs(spawn(process.execPath, [next, 'start', folder, '--port', String(port)], { stdio: 'ignore', env }));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return { url, path: (index: number) => `/${index}-${basename(originals[index] ?? '')}`, stop: () => child.kill() };
}
