import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { prototypeFile } from '../../src/content/build/prototype.ts';
import type { Subset } from '../../src/theme/fontFile.ts';
import { readFont } from '../build/font.ts';

/** What can be typed on any keyboard. */
const typed = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Letters such as ő, which the font keeps in a file of their own. */
const isExtended = (character: string) => /[\u0100-\u024f]/.test(character);

const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'tnum'],
  variationAxes: { wght: { min: 500, max: 700, default: 500 } },
};

async function rule(subset: Subset, characters: string[], range = '') {
  const font = await subsetFont(readFont(subset), characters.join(''), options);
  return `@font-face{font-family:FG;font-weight:500 700;src:url(data:font/woff2;base64,${font.toString('base64')})${range}}`;
}

/**
 * The site's font as rules for a prototype, which must not load anything: the weights of the drawn screens, and of the
 * letters and signs beyond the keyboard those that the prototype uses.
 */
export async function prototypeFont(slug: string): Promise<string> {
  const source =
    readFileSync(prototypeFile(slug, 'html'), 'utf8') +
    readFileSync(prototypeFile(slug, 'js'), 'utf8');
  const beyond = [...new Set(source)].filter((character) => character > '~').sort();
  const extended = beyond.filter(isExtended);
  const codes = extended.map((character) => `U+${character.charCodeAt(0).toString(16)}`).join(',');
  const plain = await rule('latin', [
    ...typed,
    ...beyond.filter((character) => !isExtended(character)),
  ]);
  return extended.length > 0
    ? plain + (await rule('latin-ext', extended, `;unicode-range:${codes}`))
    : plain;
}
