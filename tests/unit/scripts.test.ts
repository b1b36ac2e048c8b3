import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';

const commands = globSync('scripts/{*,bench/*}.{ts,js}').map((file) => file.replaceAll('\\', '/'));
const run = new Set(Object.values(scripts).flatMap((line) => line.match(/scripts\/\S+\.[tj]s/g) ?? []));

test('every file at the top of scripts and of scripts/bench is run by a script of package.json', () => {
  expect(commands.sort()).toEqual([...run].sort());
});
