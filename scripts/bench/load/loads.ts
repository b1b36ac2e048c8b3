import { readFileSync } from 'node:fs';
import type { Request } from 'autocannon';
import { hashedPath, type Manifest } from '../../../src/images/manifest.ts';
import { defaultQuality, imagePath } from '../../../src/images/sizes.ts';
import { tunnelPath } from '../../../src/telemetry/constants.ts';
import { pathsIn } from '../../build/sitemap.ts';
import { publishedManifest } from '../../images/publish.ts';
import { usualMessage } from '../../sentry/messages.ts';

/** What the site is driven with: every page, every picture, and the tunnel. */
export function siteLoads(): Record<string, Request[]> {
  const manifest: Manifest = JSON.parse(readFileSync(publishedManifest('out'), 'utf8'));
  const pages = pathsIn(readFileSync('out/sitemap.xml', 'utf8'));
  const pictures = Object.entries(manifest).map(
    ([path, { hash }]) => `${imagePath}?url=${encodeURIComponent(hashedPath(path, hash))}&w=1080&q=${defaultQuality}`,
  );
  return {
    'static pages': pages.map((path) => ({ method: 'GET', path })),
    pictures: pictures.map((path) => ({ method: 'GET', path, headers: { accept: 'image/avif,image/webp,*/*' } })),
    tunnel: [{ method: 'POST', path: tunnelPath + usualMessage.query, body: usualMessage.body }],
  };
}
