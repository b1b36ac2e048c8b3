import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortIds, styledFiles } from '../../../scripts/bundle/componentIds.ts';

test('each file has an id of two characters of its own', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 400 }), (paths) => {
      const ids = [...shortIds(paths).values()];
      expect(new Set(ids).size).toBe(paths.length);
      for (const id of ids) expect(id).toMatch(/^[0-9a-z]{2}$/);
    }),
    { numRuns: 30 },
  );
});

test('the order of the files does not matter, and a new file leaves nearly all others their ids', () => {
  const files = styledFiles('src');
  const before = shortIds(files);
  expect(shortIds([...files].reverse())).toEqual(before);
  const after = shortIds([...files, 'src/aaa.tsx']);
  expect(files.filter((file) => after.get(file) !== before.get(file)).length).toBeLessThanOrEqual(2);
});

test('the files with styled components are found', () => {
  expect(styledFiles('src')).toEqual(expect.arrayContaining(['src/ui/Field.tsx', 'src/shell/menu/menu.styles.ts']));
  expect(styledFiles('src')).not.toContain('src/site.ts');
});

test('more files than ids are refused', () => {
  expect(() => shortIds(Array.from({ length: 1297 }, (_, index) => `${index}`))).toThrow(
    '1297 files with styled components, at most 1296 have an id of two characters',
  );
});
