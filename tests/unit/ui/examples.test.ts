import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Components are exports with a capital first letter, as JSX requires; other modules are helpers. */
const componentsOf = (source: string) =>
  [...source.matchAll(/^export (?:default )?(?:const|function|class) ([A-Z]\w*)/gm)].flatMap(([, name]) => name ?? []);

const exampleOf = (file: string) => file.replace(/\.tsx?$/, '.example.tsx');

/** One sentence for each component of a file that its example does not render. */
function faultsOf(file: string, source: string, example: string | undefined): string[] {
  const components = componentsOf(source);
  if (components.length === 0) return [];
  if (example === undefined)
    return [`${file} exports ${components.join(', ')}; expected ${exampleOf(file)}, whose default export is an Example`];
  return components
    .filter((name) => !new RegExp(`<${name}\\b`).test(example))
    .map((name) => `${file} exports ${name}; expected ${exampleOf(file)} to draw <${name}>`);
}

test('a part without an example is named, and a helper needs none', () => {
  const part = 'export const Badge = styled.b``;\nexport function Badges() {}\nexport interface Props {}\n';
  expect(faultsOf('src/ui/badge.ts', part, undefined)).toEqual([
    'src/ui/badge.ts exports Badge, Badges; expected src/ui/badge.example.tsx, whose default export is an Example',
  ]);
  expect(faultsOf('src/ui/badge.ts', part, '<Badge>1</Badge>')).toEqual([
    'src/ui/badge.ts exports Badges; expected src/ui/badge.example.tsx to draw <Badges>',
  ]);
  expect(faultsOf('src/ui/badge.ts', part, '<Badges><Badge>1</Badge></Badges>')).toEqual([]);
  expect(faultsOf('src/ui/shout.ts', 'export const shout = () => {};\nexport type Tone = 1;\n', undefined)).toEqual([]);
});

const parts = globSync('src/ui/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(example\.tsx|d\.ts)$/.test(file));

test('every part in src/ui has an example for the styleguide', () => {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  expect(parts.flatMap((file) => faultsOf(file, read(file) ?? '', read(exampleOf(file))))).toEqual([]);
});

test('every example is beside its part', () => {
  const alone = globSync('src/**/*.example.tsx').filter(
    (file) => !['.ts', '.tsx'].some((end) => existsSync(file.replace('.example.tsx', end))),
  );
  expect(alone).toEqual([]);
});
