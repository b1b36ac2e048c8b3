import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { workerFiles } from '../../scripts/build/functions.ts';
import { readManifest } from '../../scripts/images/prepare.ts';
import { publishedManifest } from '../../scripts/images/publish.ts';
import { hashedPath } from '../../src/images/manifest.ts';
import { imagePath } from '../../src/images/sizes.ts';
import { tunnelPath } from '../../src/telemetry/constants.ts';

const { default: worker } = await import(resolve('out', workerFiles.script));
const { include } = JSON.parse(readFileSync(resolve('out', workerFiles.routes), 'utf8'));

// Of one byte per variant, because a build without encoded pictures has no packs.
const pack = new Uint32Array(16).fill(1);

/** The bundle's response, and the files of the deployment that it requested. */
async function ask(path: string, init?: RequestInit) {
  const files: string[] = [];
  const ASSETS = {
    fetch: async (url: URL) => {
      files.push(url.pathname);
      return new Response(pack);
    },
  };
  const request = new Request(`https://dunavik.example${path}`, init);
  const response: Response = await worker.fetch(request, { ASSETS }, { waitUntil: () => {}, passThroughOnException: () => {} });
  return { status: response.status, files };
}

test('the bundle of the Functions responds on its routes', async () => {
  // Nothing of it needs Node, which the host's runtime is not.
  expect(readFileSync(resolve('out', workerFiles.script), 'utf8')).not.toMatch(/unenv|["']node:/);
  for (const path of [imagePath, tunnelPath, '/api/contact']) expect(include).toContain(path);
  expect(await ask('/api/contact')).toMatchObject({ status: 405 });
  expect(await ask(tunnelPath, { method: 'POST' })).toMatchObject({ status: 503 });
});

test('the bundle knows the pictures of the same build', async () => {
  const pictures = Object.entries(readManifest(publishedManifest('out')));
  expect(pictures.length).toBeGreaterThan(10);
  for (const [path, { hash }] of pictures) {
    const query = new URLSearchParams({ url: hashedPath(path, hash), w: '640', q: '75' });
    const { status, files } = await ask(`${imagePath}?${query}`);
    expect([path, status]).toEqual([path, 200]);
    expect(files[0]).toContain(hash);
    expect(existsSync(`out${hashedPath(path, hash)}`)).toBe(true);
  }
});
