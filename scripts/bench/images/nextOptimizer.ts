import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultQuality, deviceWidths, smallWidths } from '../../../src/images/sizes.ts';
import { buildWithNext, serveWithNext } from '../../build/next.ts';
import { freePort, waitUntilReady } from '../../serve/wrangler.ts';

const folder = '.cache/bench-next';

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
  buildWithNext({ folder, quiet: true });
  const port = await freePort();
  const child = serveWithNext(['start', folder], port, 'ignore');
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  return { url, path: (index: number) => `/${index}-${basename(originals[index] ?? '')}`, stop: () => child.kill() };
}
