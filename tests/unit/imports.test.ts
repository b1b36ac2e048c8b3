import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Imports that only one file may have. The linter keeps all others to their directions. */
test.each([
  ['#agency/', 'src/agency.ts'],
  // It fetches every page in sight ahead; this file's link waits for a pointer.
  ['next/link', 'src/ui/Link.tsx'],
])('%s is imported only in %s', (module, only) => {
  const importing = globSync('{pages,src,functions,scripts,tests}/**/*.{ts,tsx}').filter((file) =>
    new RegExp(`(from |import\\()'${module}`).test(readFileSync(file, 'utf8')),
  );
  expect(importing).toEqual([only]);
});
