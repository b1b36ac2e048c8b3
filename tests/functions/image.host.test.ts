import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { encodeAll } from '../../scripts/images/encodeAll.ts';
import { prepareImages } from '../../scripts/images/prepare.ts';
import { publishVariants } from '../../scripts/images/publish.ts';
import { keptVariant } from '../../scripts/images/variants.ts';
import { freePort, type Served, serve } from '../../scripts/serve/wrangler.ts';
import type { Manifest } from '../../src/images/manifest.ts';
import { variantsOf } from '../../src/images/variants.ts';
import { freshPlace } from '../unit/images/place.ts';
import { noisy } from '../unit/images/studio.ts';
import { query } from './deployment.ts';

const { at, folders, put } = freshPlace();
let served: Served | undefined;
afterEach(async () => {
  await served?.stop();
  served = undefined;
});

/** A project with the Function alone and one picture, encoded. @returns its folders and its manifest */
async function project() {
  for (const path of [
    'functions/_next',
    'functions/httpError.ts',
    'functions/loopback.ts',
    'src/images',
    'src/site.ts',
    'src/content/language.ts',
  ])
    cpSync(path, at(path), { recursive: true });
  mkdirSync(at('out'));
  writeFileSync(at('out/index.html'), 'A page.');
  writeFileSync(at('wrangler.toml'), `name = "site"\npages_build_output_dir = "out"\ncompatibility_date = "2026-10-23"\n`);
  const place = { ...folders(), manifestFile: at('src/images/manifest.json') };
  rmSync(place.manifestFile, { force: true });
  put('a.png', await noisy(700, 20).png().toBuffer());
  const manifest = await prepareImages(place);
  await encodeAll(place, manifest);
  return { place, manifest };
}

const start = async () => {
  served = await serve('out', await freePort(), { project: at(), persist: at('state'), quiet: true });
  return served.url;
};

/** Requests every variant, each as a browser that supports its format would. */
async function expectAll(url: string, manifest: Manifest) {
  const [[path = '', entry] = []] = Object.entries(manifest);
  if (!entry) return expect.unreachable();
  expect(variantsOf(entry)).toHaveLength(30);
  for (const variant of variantsOf(entry)) {
    const headers = { Accept: `image/${variant.format}` };
    const wanted = variant.width === entry.width ? 3840 : variant.width;
    const response = await fetch(`${url}/_next/image${query(path, wanted)}`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(`image/${variant.format}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toEqual(readFileSync(keptVariant(at('cache'), entry.hash, variant)));
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
  }
}

test('in the host’s runtime every variant is read from its pack', async () => {
  const { place, manifest } = await project();
  publishVariants(place, at('out'));
  await expectAll(await start(), manifest);
});
