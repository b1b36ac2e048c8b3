import { existsSync, readFileSync, renameSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { picturesOf } from '../../functions/_next/image/pictures.ts';
import { respond } from '../../functions/_next/image/respond.ts';
import { encodeAll } from '../../scripts/images/encodeAll.ts';
import { createPictureMaker, startPictureMaker } from '../../scripts/images/maker.ts';
import { prepareImages } from '../../scripts/images/prepare.ts';
import { publishOriginals, publishVariants } from '../../scripts/images/publish.ts';
import * as variants from '../../scripts/images/variants.ts';
import { hashedPath, type Manifest, variantKey } from '../../src/images/manifest.ts';
import { widths } from '../../src/images/sizes.ts';
import { site } from '../../src/site.ts';
import { freshPlace } from '../unit/images/place.ts';
import { animated, flat, noisy } from '../unit/images/studio.ts';
import { query } from './deployment.ts';

const { at, folders, put, manifest, cached } = freshPlace();
const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
  vi.restoreAllMocks();
});

/** The Function of a deployment whose files are in a folder. */
const functionOf = (folder: string, makerUrl?: string) => {
  const fetchFile = async (url: URL) => {
    const file = join(folder, url.pathname);
    return existsSync(file) ? new Response(readFileSync(file)) : new Response('lost', { status: 404 });
  };
  const env = { ASSETS: { fetch: fetchFile }, ...(makerUrl && { IMAGE_MAKER_URL: makerUrl }) };
  return (asked: string, headers: Record<string, string> = {}, method = 'GET') =>
    respond(new Request(`${site.url}/_next/image${asked}`, { method, headers }), manifest(), picturesOf(env, site.url));
};

/** A maker for the test's originals. @returns its address and what it logs */
async function maker() {
  const said: string[] = [];
  const { url, stop } = await startPictureMaker(folders(), (line) => said.push(line));
  cleanups.push(stop);
  return { url, said };
}

/** Everything that a client can observe about a response, except its Content-Length. */
async function visibleParts(response: Response) {
  const headers = Object.fromEntries(response.headers);
  delete headers['content-length'];
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString('base64') };
}

const accepts = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'];

test('pictures made on demand equal those of a complete build, in all widths and formats', async () => {
  // As wide as the widest screen but not tall, so that encoding is fast.
  put('works/a/wide.png', await noisy(3840, 8).png().toBuffer());
  put('works/a/photo.jpg', await noisy(700, 20).jpeg().toBuffer());
  put('works/b/again.jpg', await noisy(700, 20).jpeg().toBuffer());
  put('dance.gif', await (await animated(30, 20)).gif().toBuffer());
  await prepareImages(folders());
  const onDemand = functionOf(at('nothing'), (await maker()).url);
  const asked = Object.keys(manifest()).flatMap((path) =>
    widths.flatMap((width) => accepts.map((Accept) => [query(path, width), { Accept }] as const)),
  );
  const others = [
    [query('/images/none.png'), { Accept: '*/*' }],
    [query('/images/works/a/wide.png', 641), { Accept: '*/*' }],
    [query('/images/works/a/wide.png', 640), { Accept: 'image/avif', 'If-None-Match': '*' }],
  ] as const;
  const made = [];
  for (const [address, headers] of [...asked, ...others]) made.push(await visibleParts(await onDemand(address, headers)));

  renameSync(at('cache'), at('cache-on-demand'));
  await encodeAll(folders(), manifest());
  publishOriginals(folders(), at('out'));
  publishVariants(folders(), at('out'));
  const complete = functionOf(at('out'));
  for (const [index, [address, headers]] of [...asked, ...others].entries()) {
    expect(await visibleParts(await complete(address, headers)), `${address} ${headers.Accept}`).toEqual(made[index]);
  }
  // They are cached under the same names.
  for (const file of cached()) expect(existsSync(file.replace(at('cache'), at('cache-on-demand'))), file).toBe(true);
});

describe('the maker', () => {
  const one = async () => {
    put('a.png', await flat(40, 30).png().toBuffer());
    await prepareImages(folders());
    const { hash = '' } = manifest()['/images/a.png'] ?? {};
    return `/${variantKey(hash, { width: 40, format: 'avif' })}`;
  };

  test('encodes a variant once when two requests come at the same time', async () => {
    const path = await one();
    const encoded = vi.spyOn(variants, 'makeVariants');
    const make = createPictureMaker(folders());
    const [first, second] = await Promise.all([make(path), make(path)]);
    expect(first).toEqual(second);
    expect(encoded).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['another hash', (path: string) => path.replace(/[0-9a-f]{12}/, '0123456789ab')],
    ['another width', (path: string) => path.replace('40.avif', '41.avif')],
    ['a width that the original does not have', (path: string) => path.replace('40.avif', '48.avif')],
    ['another format', (path: string) => path.replace('.avif', '.jpeg')],
    ['a file outside its folder', () => '/../manifest.json'],
    ['the manifest', () => '/manifest.json'],
  ])('makes nothing for %s, like a complete build', async (_, wrong) => {
    const path = await one();
    expect(await createPictureMaker(folders())(wrong(path))).toBeUndefined();
    expect(cached()).toEqual([]);
  });

  test('that fails gives the visitor a 502, logs a line and caches nothing', async () => {
    await one();
    put('a.png', await flat(40, 30, '#112233').png().toBuffer());
    const { url, said } = await maker();
    const response = await functionOf(at('nothing'), url)(query('/images/a.png'), { Accept: 'image/avif' });
    expect(response.status).toBe(502);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('The picture could not be made; the terminal says why.\n');
    expect(said).toEqual([expect.stringMatching(/^picture \/[0-9a-f]{12}\/40\.avif: .+a\.png has changed since/)]);
    expect(cached()).toEqual([]);
  });
});

describe('when a maker is configured', () => {
  /** A double of the maker that gives the same response to all requests. @returns its address and the requested paths */
  async function fakeMaker(status: number) {
    const asked: string[] = [];
    const server: Server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(status).end('made');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    cleanups.push(() => server.close());
    return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, asked };
  }

  const withPicture = async () => {
    put('a.png', await flat(40, 30).png().toBuffer());
    const all: Manifest = await prepareImages(folders());
    return all['/images/a.png']?.hash ?? '';
  };

  test('an existing file is served without requesting the maker', async () => {
    await withPicture();
    await encodeAll(folders(), manifest());
    publishVariants(folders(), at('out'));
    const { url, asked } = await fakeMaker(200);
    const response = await functionOf(at('out'), url)(query('/images/a.png'));
    expect(response.status).toBe(200);
    expect(asked).toEqual([]);
  });

  test('a missing file is requested from it', async () => {
    const hash = await withPicture();
    const { url, asked } = await fakeMaker(200);
    const response = await functionOf(at('out'), url)(query('/images/a.png'), { Accept: 'image/webp' });
    expect(await response.text()).toBe('made');
    expect(asked).toEqual([`/${variantKey(hash, { width: 40, format: 'webp' })}`]);
  });

  test('an animated picture is served by it too', async () => {
    put('dance.gif', await (await animated(30, 20)).gif().toBuffer());
    const all = await prepareImages(folders());
    const { url, asked } = await fakeMaker(200);
    await functionOf(at('out'), url)(query('/images/dance.gif'));
    expect(asked).toEqual([hashedPath('/images/dance.gif', all['/images/dance.gif']?.hash ?? '')]);
  });

  test.each([
    ['https://pictures.example', 503],
    ['http://169.254.169.254', 503],
    ['http://localhost.example:80', 503],
    ['not an address', 503],
    ['http://127.0.0.1:1', 502],
  ])('configured as %j, the response is %d and a sentence', async (url, status) => {
    await withPicture();
    const asked = vi.spyOn(globalThis, 'fetch');
    const response = await functionOf(at('out'), url)(query('/images/a.png'));
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^The [a-z ;]+\.\n$/);
    expect(asked).toHaveBeenCalledTimes(status === 503 ? 0 : 1);
  });

  test.each([
    [404, 404],
    [500, 502],
  ])('its %d becomes a %d', async (status, answered) => {
    await withPicture();
    const response = await functionOf(at('out'), (await fakeMaker(status)).url)(query('/images/a.png'));
    expect(response.status).toBe(answered);
  });
});
