import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareImages } from '../../../scripts/images/prepare.ts';
import { hashedPath, type Manifest } from '../../../src/images/manifest.ts';
import { flat, freshFolder, moving } from './studio.ts';

const folder = freshFolder();
const at = (...path: string[]) => join(folder(), ...path);

function put(file: string, bytes: Buffer | string) {
  mkdirSync(dirname(at('content', file)), { recursive: true });
  writeFileSync(at('content', file), bytes);
}

const said: string[] = [];
const prepare = () => {
  said.length = 0;
  return prepareImages({
    root: at('content'),
    folder: at('public'),
    manifestFile: at('manifest.json'),
    say: (line) => said.push(line),
  });
};
const manifest = (): Manifest => JSON.parse(readFileSync(at('manifest.json'), 'utf8'));
const published = () =>
  globSync('images/**/*', { cwd: at('public'), withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

const small = (colour: string) => flat(20, 10, colour).png().toBuffer();

describe('preparing pictures', () => {
  test('makes the variants, publishes the original unchanged and writes the manifest by path', async () => {
    put('works/b/cover.png', await small('#204060'));
    put('works/a/cover.png', await small('#604020'));
    // Widths 16 and 20 in three formats each.
    expect(await prepare()).toEqual({ made: 12, total: 14, originals: 2 });
    expect(Object.keys(manifest())).toEqual(['/images/works/a/cover.png', '/images/works/b/cover.png']);
    const path = '/images/works/b/cover.png';
    const copy = at('public', hashedPath(path, manifest()[path]?.hash ?? ''));
    expect(readFileSync(copy)).toEqual(readFileSync(at('content/works/b/cover.png')));
    expect(published()).toHaveLength(14);
  });

  test('makes nothing and changes nothing the second time', async () => {
    put('a.png', await small('#204060'));
    await prepare();
    const before = readFileSync(at('manifest.json'), 'utf8');
    expect(await prepare()).toEqual({ made: 0, total: 7, originals: 1 });
    expect(said).toEqual([]);
    expect(readFileSync(at('manifest.json'), 'utf8')).toBe(before);
  });

  test('makes a changed picture anew and removes what was made of the old one', async () => {
    put('a.png', await small('#204060'));
    put('b.png', await small('#333333'));
    await prepare();
    const before = published();
    const { hash: oldHash = '' } = manifest()['/images/a.png'] ?? {};
    put('a.png', await small('#a0c0e0'));
    expect(await prepare()).toEqual({ made: 6, total: 14, originals: 2 });
    expect(manifest()['/images/a.png']).toMatchObject({ colour: '#a0c0e0' });
    expect(before.filter((file) => file.includes(oldHash))).toHaveLength(7);
    expect(published().filter((file) => file.includes(oldHash))).toEqual([]);
    expect(published()).toHaveLength(14);
  });

  test('removes a picture that is gone', async () => {
    put('a.png', await small('#204060'));
    put('b.png', await small('#333333'));
    await prepare();
    rmSync(at('content/a.png'));
    await prepare();
    expect(Object.keys(manifest())).toEqual(['/images/b.png']);
    expect(published()).toHaveLength(7);
  });

  test('does not take a file whose writing was cut off for finished', async () => {
    put('a.png', await small('#204060'));
    await prepare();
    const [variant = ''] = published().filter((file) => file.endsWith('16.avif'));
    writeFileSync(`${variant}.part`, readFileSync(variant).subarray(0, 50));
    rmSync(variant);
    expect(await prepare()).toMatchObject({ made: 1 });
    expect(existsSync(variant)).toBe(true);
    expect(existsSync(`${variant}.part`)).toBe(false);
  });

  test('publishes an animated picture as it is', async () => {
    const bytes = await (await moving(20, 10)).gif().toBuffer();
    put('dance.gif', bytes);
    expect(await prepare()).toEqual({ made: 0, total: 1, originals: 1 });
    const [only = ''] = published();
    expect(readFileSync(only)).toEqual(bytes);
  });

  test('leaves alone what is not below its own folder', async () => {
    mkdirSync(at('public/fonts'), { recursive: true });
    writeFileSync(at('public/fonts/a.woff2'), 'font');
    put('a.png', await small('#204060'));
    await prepare();
    expect(existsSync(at('public/fonts/a.woff2'))).toBe(true);
  });

  test('tells every unusable picture at once and then publishes nothing', async () => {
    put('good.png', await small('#204060'));
    put('text.png', 'Not a picture.');
    put('works/b/wrong.jpg', await small('#204060'));
    const fault = await prepare().catch((error: Error) => error.message.split('\n'));
    expect(fault).toEqual([
      expect.stringMatching(/content\/text\.png: not readable as a picture/),
      expect.stringMatching(/content\/works\/b\/wrong\.jpg: holds png but is called \.jpg/),
    ]);
    expect(existsSync(at('manifest.json'))).toBe(false);
    expect(published()).toEqual([]);
  });

  test('is content with no pictures at all', async () => {
    mkdirSync(at('content'));
    expect(await prepare()).toEqual({ made: 0, total: 0, originals: 0 });
    expect(manifest()).toEqual({});
  });
});
