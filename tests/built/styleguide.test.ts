import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** From src/ui/examples.tsx. */
const sentence = 'What the site is made of, drawn by the same code.';

test('the styleguide has every part in its HTML, and is not in production', () => {
  const { environment } = JSON.parse(readFileSync('out/build.json', 'utf8'));
  expect(existsSync('out/styleguide.html')).toBe(environment !== 'production');
  if (environment === 'production') return;
  const html = readFileSync('out/styleguide.html', 'utf8');
  expect(html).toContain(sentence);
  const names = globSync('src/**/examples.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {4}'?([A-Z][\w -]+?)'?: /gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !html.includes(`>${name}</h3>`))).toEqual(['Page head', 'Page top']);
});
