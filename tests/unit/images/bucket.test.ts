import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkBucket } from '../../../scripts/deploy/artifact.ts';
import { boundBucket } from '../../../scripts/images/boundBucket.ts';
import { openBucket, type PictureBucket } from '../../../scripts/images/bucket.ts';
import { encodeAll } from '../../../scripts/images/encodeAll.ts';
import { prepareImages } from '../../../scripts/images/prepare.ts';
import { pruneBucket } from '../../../scripts/images/pruneBucket.ts';
import { missingPictures, publishOriginals } from '../../../scripts/images/publish.ts';
import { missingInBucket, pushPictures } from '../../../scripts/images/push.ts';
import { freshPlace } from './place.ts';
import { startS3 } from './s3.ts';
import { flat } from './studio.ts';

const { at, folders, put, manifest, cached } = freshPlace();
const small = (colour: string) => flat(20, 10, colour).png().toBuffer();

const configuration = (...sections: [prefix: string, name: string][]) =>
  [
    'name = "site"\npages_build_output_dir = "out"\ncompatibility_date = "2026-10-23"\n',
    ...sections.map(([prefix, name]) => `[[${prefix}r2_buckets]]\nbinding = "PICTURES"\nbucket_name = "${name}"\n`),
  ].join('\n');

/** Binds a bucket in a configuration of its own. @returns its file */
function bound(): string {
  writeFileSync(at('wrangler.toml'), configuration(['', 'pictures'], ['env.production.', 'pictures']));
  return at('wrangler.toml');
}

describe('the bucket that is bound', () => {
  const read = (text: string) => {
    writeFileSync(at('wrangler.toml'), text);
    return boundBucket(at('wrangler.toml'));
  };

  test('is the one of all sections, or none if no section binds one', () => {
    expect(read(configuration(['', 'pictures'], ['env.preview.', 'pictures']))).toBe('pictures');
    expect(read(configuration())).toBeUndefined();
    expect(read(configuration(['', 'pictures']).replaceAll(/^/gm, '# '))).toBeUndefined();
    expect(read(configuration(['', 'others']).replace('PICTURES', 'OTHERS'))).toBeUndefined();
  });

  test('must be the same everywhere, because deployments share it', () => {
    const two = configuration(['', 'a'], ['env.production.', 'b']);
    expect(() => read(two)).toThrow('binds a and b as PICTURES; expected one bucket');
  });

  test('is named in the error if there is none', async () => {
    writeFileSync(at('wrangler.toml'), configuration());
    await expect(openBucket({ configFile: at('wrangler.toml') })).rejects.toThrow(
      'binds no bucket as PICTURES; see README, Pictures',
    );
  });

  test('needs its keys if it is the deployed one', async () => {
    for (const name of ['R2_ACCESS_KEY_ID', 'R2_SECRET_ACCESS_KEY', 'R2_ENDPOINT']) vi.stubEnv(name, '');
    await expect(openBucket({ remote: true, configFile: bound() })).rejects.toThrow(/^R2_ACCESS_KEY_ID, .* must be set/);
  });
});

let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: PictureBucket;
const day = 86_400_000;

beforeEach(async () => {
  s3 = await startS3();
  vi.stubEnv('R2_ACCESS_KEY_ID', 'key');
  vi.stubEnv('R2_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('R2_ENDPOINT', s3.url);
  bucket = await openBucket({ remote: true, configFile: bound() });
});
afterEach(() => s3.stop());

/** Prepares and encodes, as a build does. @returns how many variants were encoded */
async function build() {
  const there = await bucket.list();
  return encodeAll(folders(), await prepareImages(folders()), undefined, (key) => there.has(key));
}

const push = (commit = 'aaaaaaaaaaaa') => pushPictures(folders(), bucket, commit);
const variants = () => [...s3.objects.keys()].filter((key) => !key.startsWith('builds/'));

describe('pushing', () => {
  test('sends every variant by its key, many at once, and then the list of the build', async () => {
    put('a.png', await small('#204060'));
    put('b/again.png', await small('#204060'));
    await build();
    expect(await missingInBucket(manifest(), bucket)).toHaveLength(6);
    expect(await push()).toBe(6);
    const { hash = '' } = manifest()['/images/a.png'] ?? {};
    expect(variants().sort()).toEqual(
      ['16.avif', '16.png', '16.webp', '20.avif', '20.png', '20.webp'].map((name) => `${hash}/${name}`),
    );
    for (const key of variants()) expect(s3.objects.get(key)?.bytes).toEqual(readFileSync(at('cache', key)));
    expect(s3.state.mostAtOnce).toBeGreaterThan(1);
    const list = [...s3.objects.keys()].find((key) => key.startsWith('builds/aaaaaaaaaaaa/')) ?? '';
    expect(JSON.parse(await bucket.read(list))).toEqual([hash]);
    expect(await missingInBucket(manifest(), bucket)).toEqual([]);
  });

  test('that was interrupted sends only the rest', async () => {
    put('a.png', await small('#204060'));
    await build();
    s3.state.failAfter = 4;
    await expect(push()).rejects.toThrow('The bucket pictures answered PUT with 400. Refused by the test');
    await vi.waitFor(() => expect(s3.objects.size).toBe(4));
    expect(variants()).toHaveLength(4);
    s3.state.failAfter = Number.POSITIVE_INFINITY;
    expect(await push()).toBe(2);
    expect(await push()).toBe(0);
  });

  test('a build encodes only what the bucket lacks, which is enough to push', async () => {
    put('a.png', await small('#204060'));
    await build();
    await push();
    rmSync(at('cache'), { recursive: true });
    put('b.png', await small('#604020'));
    expect(await build()).toBe(6);
    expect(cached()).toHaveLength(6);
    expect(await push()).toBe(6);
    expect(variants()).toHaveLength(12);
  });

  test('reports a bucket that cannot be reached', async () => {
    s3.stop();
    await expect(bucket.list()).rejects.toThrow(/^The bucket pictures cannot be reached \(.+\)$/);
  });

  test('sends nothing if a picture is neither in the bucket nor encoded', async () => {
    put('a.png', await small('#204060'));
    await build();
    rmSync(cached()[0] ?? '');
    await expect(push()).rejects.toThrow(/^1 pictures are not encoded, such as .+ Run `npm run build` first$/);
    expect(s3.objects.size).toBe(0);
  });
});

test('with a bucket a build needs no packs, only its originals', async () => {
  put('a.png', await small('#204060'));
  await build();
  publishOriginals(folders(), at('out'));
  expect(missingPictures(at('out'), 'pictures')).toEqual([]);
  rmSync(at('out/images'), { recursive: true });
  expect(missingPictures(at('out'), 'pictures')).toHaveLength(1);
});

test('a build is not deployed until every variant is in the bucket', async () => {
  put('a.png', await small('#204060'));
  await build();
  publishOriginals(folders(), at('out'));
  const check = () => checkBucket(at('out'), at('wrangler.toml'));
  await expect(check()).rejects.toThrow(
    /^The bucket lacks 6 variants, such as .+ Push them first: npm run pictures:push -- --remote$/,
  );
  await push();
  await check();
  writeFileSync(at('wrangler.toml'), configuration());
  s3.objects.clear();
  await check();
});

describe('pruning', () => {
  const deployment = (commit: string | undefined, created_on = new Date().toISOString()) => ({
    id: `of-${commit}`,
    created_on,
    commit,
  });
  const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];

  /** Two builds: the picture that only the first has, the one that both have, and the one that only the second has. */
  async function twoBuilds() {
    put('a.png', await small('#204060'));
    put('b.png', await small('#604020'));
    await build();
    await push(first);
    const old = manifest()['/images/a.png']?.hash;
    rmSync(at('content/a.png'));
    put('c.png', await small('#333333'));
    await build();
    await push(second);
    return old;
  }

  test('removes what no deployment refers to, and its list', async () => {
    const old = await twoBuilds();
    expect(variants()).toHaveLength(18);
    const later = Date.now() + 2 * day;
    expect(await pruneBucket(bucket, [deployment(`${second}0123`), deployment(`${first}0123`)], later)).toBe(0);
    expect(await pruneBucket(bucket, [deployment(`${second}0123`)], later)).toBe(7);
    expect(variants()).toHaveLength(12);
    expect(variants().some((key) => key.startsWith(`${old}/`))).toBe(false);
    expect([...s3.objects.keys()].filter((key) => key.startsWith('builds/'))).toEqual([expect.stringContaining(second)]);
  });

  test('keeps what was sent within a day, because its deployment may be in progress', async () => {
    await twoBuilds();
    expect(await pruneBucket(bucket, [])).toBe(0);
  });

  test('removes nothing if the pictures of a deployment are unknown', async () => {
    await twoBuilds();
    const soon = new Date(Date.now() + day).toISOString();
    const unknown = [deployment('cccccccccccc', soon), deployment(undefined, soon), deployment(second, soon)];
    await expect(pruneBucket(bucket, unknown, Date.now() + 2 * day)).rejects.toThrow(
      /^Nothing was removed: .* of of-cccccccccccc, of-undefined\. /,
    );
    expect(variants()).toHaveLength(18);
  });

  test('ignores deployments from before there was a bucket', async () => {
    await twoBuilds();
    const before = deployment('cccccccccccc', new Date(Date.now() - day).toISOString());
    expect(await pruneBucket(bucket, [before, deployment(second)], Date.now() + 2 * day)).toBe(7);
  });
});
