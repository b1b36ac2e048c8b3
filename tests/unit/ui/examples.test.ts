import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Components are exports with a capital first letter. */
const componentsOf = (source: string) =>
  [...source.matchAll(/^export (?:default )?(?:const|function|class) ([A-Z]\w*)/gm)].flatMap(
    ([, name]) => name ?? [],
  );

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('the style guide shows every component of src/ui', () => {
  const files = globSync('src/ui/**/*.{ts,tsx}').filter(
    (file) => !/(^|\/)examples\.tsx$|\.d\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const missing = files.flatMap((file) => {
    const examples = join(dirname(file), 'examples.tsx');
    const missing = componentsOf(read(file)).filter(
      (name) => !new RegExp(`<${name}\\b`).test(read(examples)),
    );
    return missing.map(
      (name) => `${file} exports ${name}; expected ${examples} to render <${name}>`,
    );
  });
  expect(missing).toEqual([]);
});
