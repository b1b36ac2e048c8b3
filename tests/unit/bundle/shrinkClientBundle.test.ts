import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entries, esModules } from '../../../scripts/bundle/shrinkClientBundle.ts';

test('every entry point of Next that pages import exists as an ES module', () => {
  for (const file of Object.values(entries)) expect(readFileSync(file, 'utf8')).toMatch(/^export /m);
});

test('every file that Next sends to browsers exists as an ES module too', () => {
  for (const { commonJs, esModule } of esModules) {
    const missing = globSync('**/*.js', { cwd: commonJs }).filter(
      (name) => !/\.test\.js$/.test(name) && !existsSync(join(esModule, name)),
    );
    expect(missing).toEqual([]);
  }
});
