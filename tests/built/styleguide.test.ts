import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** From src/ui/PageHead.example.tsx. */
const sentence = 'What the site is made of, drawn by the same code.';

test('no script contains an example of the styleguide', () => {
  const scripts = globSync('out/_next/**/*.js');
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes(sentence))).toEqual([]);
});

test.runIf(existsSync('out/styleguide.html'))('the HTML of the styleguide has every part', () => {
  const html = readFileSync('out/styleguide.html', 'utf8');
  expect(html).toContain(sentence);
  for (const file of globSync('src/**/*.example.tsx')) {
    const [, heading] = /^ {2}heading: '(.*)',$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(heading, `${file}: expected a heading`).toBeDefined();
    if (!/section: 'Page head'/.test(readFileSync(file, 'utf8'))) expect(html).toContain(`>${heading}</h3>`);
  }
});
