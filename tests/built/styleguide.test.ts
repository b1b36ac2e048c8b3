import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** From src/ui/PageHead.example.tsx. */
const sentence = 'What the site is made of, drawn by the same code.';

test('the styleguide has every part in its HTML, and is not in production', () => {
  const { environment } = JSON.parse(readFileSync('out/build.json', 'utf8'));
  expect(existsSync('out/styleguide.html')).toBe(environment !== 'production');
  if (environment === 'production') return;
  const html = readFileSync('out/styleguide.html', 'utf8');
  expect(html).toContain(sentence);
  for (const file of globSync('src/**/*.example.tsx')) {
    const [, heading] = /^ {2}heading: '(.*)',$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(heading, `${file}: expected a heading`).toBeDefined();
    if (!/section: 'Page head'/.test(readFileSync(file, 'utf8'))) expect(html).toContain(`>${heading}</h3>`);
  }
});
