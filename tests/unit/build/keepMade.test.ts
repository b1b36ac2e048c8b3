import { expect, test, vi } from 'vitest';
import { keepMade, versionOf } from '../../../scripts/build/keepMade.ts';
import { freshFolder } from '../freshFolder.ts';

const root = freshFolder();

test('the same is made once, and anew when a source changes', async () => {
  const make = vi.fn(async () => Buffer.from(`made ${make.mock.calls.length}`));
  const made = async (...sources: string[]) =>
    (await keepMade('cards', sources, make, root())).toString();
  expect(await made('a title', 'sharp@1')).toBe('made 1');
  expect(await made('a title', 'sharp@1')).toBe('made 1');
  expect(await made('another', 'sharp@1')).toBe('made 2');
  expect(await made('a title', 'sharp@2')).toBe('made 3');
  // Where one source ends matters, too.
  expect(await made('a titlesharp@', '1')).toBe('made 4');
});

test('what failed is not kept', async () => {
  const fail = () => Promise.reject(new Error('no font'));
  await expect(keepMade('cards', ['x'], fail, root())).rejects.toThrow('no font');
  expect((await keepMade('cards', ['x'], async () => Buffer.from('fine'), root())).toString()).toBe(
    'fine',
  );
});

test('a package’s version is known by its name', () =>
  expect(versionOf('sharp')).toMatch(/^sharp@\d+\./));
