import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { findOriginals, measure, readOriginal } from '../../../scripts/images/originals.ts';
import { animated, flat, freshFolder, noisy, original, oversizedPng } from './studio.ts';

const folder = freshFolder();

describe('finding originals', () => {
  const put = (file: string, content: string | Buffer = file) => {
    mkdirSync(join(folder(), file, '..'), { recursive: true });
    writeFileSync(join(folder(), file), content);
  };

  test('gives every raster picture its public path, and ignores other files', () => {
    for (const file of ['works/a/cover.png', 'works/a/cover.html', 'works/b/one.jpg', 'two.webp', 'drawing.svg']) put(file);
    const paths = findOriginals(folder()).map(({ path }) => path);
    expect(paths).toEqual(['/images/two.webp', '/images/works/a/cover.png', '/images/works/b/one.jpg']);
  });

  test('gives equal bytes the same hash, and different ones another', () => {
    put('a.png', 'one');
    put('b.png', 'one');
    put('c.png', 'two');
    const [a, b, c] = findOriginals(folder()).map((place) => readOriginal(place).hash);
    expect(a).toMatch(/^[0-9a-f]{12}$/);
    expect(b).toBe(a);
    expect(c).not.toBe(a);
  });

  test('gives a picture another hash when its encoding changes', async () => {
    put('a.png', 'one');
    const [before] = findOriginals(folder()).map(readOriginal);
    vi.resetModules();
    vi.doMock('../../../scripts/images/encoders.ts', () => ({ settings: { avif: { quality: 1 } } }));
    const reloaded = await import('../../../scripts/images/originals.ts');
    expect(reloaded.findOriginals(folder()).map(reloaded.readOriginal)[0]?.hash).not.toBe(before?.hash);
    vi.doUnmock('../../../scripts/images/encoders.ts');
  });
});

describe('a picture is measured', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('as %s', async (kind) => {
    const file = kind === 'jpeg' ? 'a.jpg' : `a.${kind}`;
    const measured = await measure(original(file, await flat(30, 20).toFormat(kind).toBuffer()));
    expect(measured).toMatchObject({ width: 30, height: 20, animated: false, hash: '0123456789ab' });
  });

  test.each([
    ['png', 'png'],
    ['jpeg', 'jpeg'],
    ['gif', 'gif'],
    ['webp', 'jpeg'],
    ['avif', 'jpeg'],
  ] as const)('and a %s falls back to %s', async (kind, fallback) => {
    const file = kind === 'jpeg' ? 'a.jpg' : `a.${kind}`;
    expect(await measure(original(file, await flat(30, 20).toFormat(kind).toBuffer()))).toMatchObject({ fallback });
  });

  test('after rotation by its EXIF orientation', async () => {
    const bytes = await flat(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await measure(original('a.jpg', bytes))).toMatchObject({ width: 20, height: 30 });
  });

  test.each(['gif', 'webp'] as const)('as animated when a %s has several frames, by the size of one', async (kind) => {
    const bytes = await (await animated(30, 20)).toFormat(kind).toBuffer();
    expect(await measure(original(`a.${kind}`, bytes))).toMatchObject({ width: 30, height: 20, animated: true });
  });

  test('with its average colour, even where half of it is transparent, as shown on white', async () => {
    const opaque = await flat(30, 20, '#204060').png().toBuffer();
    const clear = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await measure(original('a.png', opaque))).toMatchObject({ colour: '#204060' });
    expect(await measure(original('a.png', clear))).toMatchObject({ colour: '#ffffff' });
  });
});

describe('a file is refused by name, with what is expected', () => {
  const refusal = async (file: string, bytes: Buffer) => {
    const error = await measure(original(file, bytes)).catch((fault: Error) => fault);
    return error instanceof Error ? error.message : `not refused: ${JSON.stringify(error)}`;
  };

  test('when it is a text called .png', async () => {
    expect(await refusal('a.png', Buffer.from('Not a picture.\n'))).toBe(
      'a.png: not readable as a picture; expected one of png, jpeg, webp, gif, avif',
    );
  });

  test.each(['100%.png', 'a%20b.png', 'what?.png', 'no#1.png', 'back\\slash.png', 'line\nfeed.png', 'a.0123456789ab.png'])(
    'when the Function would refuse its name: %j',
    async (name) => {
      const message = await refusal(name, await flat(30, 20).png().toBuffer());
      expect(message).toBe(
        `${name}: its name cannot be part of an address; expected none of % ? # \\, no control characters and no hash at the end`,
      );
    },
  );

  test.each(['ősz "24".png', 'a b.png', 'a+b&c=d.png', '1.5.png', 'å.png'])('but not when its name is %j', async (name) => {
    expect(await measure(original(name, await flat(30, 20).png().toBuffer()))).toMatchObject({ width: 30 });
  });

  test('when it is empty', async () => {
    expect(await refusal('a.webp', Buffer.alloc(0))).toMatch(/^a\.webp: not readable as a picture/);
  });

  test.each([
    ['a.png', 'jpeg'],
    ['a.jpg', 'png'],
    ['a.webp', 'gif'],
  ] as const)('when %s contains %s', async (file, kind) => {
    const message = await refusal(file, await flat(30, 20).toFormat(kind).toBuffer());
    expect(message).toBe(`${file}: holds ${kind} but is called ${file.slice(1)}; rename it or save it anew`);
  });

  test('when it is an SVG called .png', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect(await refusal('a.png', Buffer.from(drawing))).toMatch(/^a\.png: holds svg but is called \.png/);
  });

  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('when a %s is truncated, early or near its end', async (kind) => {
    const file = kind === 'jpeg' ? 'a.jpg' : `a.${kind}`;
    const whole = await noisy(90, 60).toFormat(kind).toBuffer();
    for (const length of [40, Math.floor(whole.length / 2), whole.length - 20]) {
      const message = await refusal(file, whole.subarray(0, length));
      expect(message).toMatch(new RegExp(`^${file}: (damaged \\(.+\\); expected a complete picture|not readable)`));
      expect(message).not.toContain('\n');
    }
  });

  test.each([
    [8000, 7000],
    [60_000, 60_000],
    [1, 50_000_001],
  ])('when it has more than 50 million pixels: %d × %d', async (width, height) => {
    const message = await refusal('a.png', await oversizedPng(width, height));
    expect(message).toBe(`a.png: has ${width} × ${height} pixels; expected at most 50,000,000 in all`);
  });

  test('for its damage, not its size, when it has exactly 50 million pixels', async () => {
    expect(await refusal('a.png', await oversizedPng(10_000, 5_000))).toMatch(/^a\.png: damaged/);
  });
});
