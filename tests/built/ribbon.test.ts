import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`out/${file}`, 'utf8');

test('only a preview has the ribbon, and no other build has any of its code', () => {
  const { environment } = JSON.parse(read('build.json'));
  const files = globSync(['*.html', '_next/static/**/*.js'], { cwd: 'out' });
  expect(files.length).toBeGreaterThan(20);
  const carriers = files.filter((file) => read(file).includes('Take the preview ribbon away'));
  if (environment === 'preview') expect(carriers).toContain('index.html');
  else expect(carriers).toEqual([]);
});
