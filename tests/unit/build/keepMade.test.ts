import { expect, test, vi } from 'vitest';
import { keepMade } from '../../../scripts/build/keepMade.ts';
import { freshFolder } from '../freshFolder.ts';

const root = freshFolder();

test('makes a file once, and again when a source changes', async () => {
  const make = vi.fn(async () => Buffer.from(`made ${make.mock.calls.length}`));
  const made = async (...sources: string[]) =>
    (await keepMade('cards', sources, make, root())).toString();
  expect(await made('a title', 'sharp@1')).toBe('made 1');
  expect(await made('a title', 'sharp@1')).toBe('made 1');
  expect(await made('another', 'sharp@1')).toBe('made 2');
  expect(await made('a title', 'sharp@2')).toBe('made 3');
  // The same characters, divided differently into sources.
  expect(await made('a titlesharp@', '1')).toBe('made 4');
});

test('does not store a failure', async () => {
  const fail = () => Promise.reject(new Error('no font'));
  await expect(keepMade('cards', ['x'], fail, root())).rejects.toThrow('no font');
  expect((await keepMade('cards', ['x'], async () => Buffer.from('fine'), root())).toString()).toBe(
    'fine',
  );
});
