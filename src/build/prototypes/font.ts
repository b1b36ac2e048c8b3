import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { prototypeFile } from '../../content/checks/prototype.ts';
import type { Subset } from '../../theme/fontFile.ts';
import { readFont } from '../font.ts';

/** The printable ASCII characters, which every keyboard can type. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Such as ő, in the font's second file. */
const isExtended = (character: string) => /[\u0100-\u024f]/.test(character);

const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'tnum'],
  variationAxes: { wght: { min: 500, max: 700, default: 500 } },
};

async function fontFace(subset: Subset, characters: string[], range = '') {
  const font = await subsetFont(readFont(subset), characters.join(''), options);
  return `@font-face{font-family:FG;font-weight:500 700;src:url(data:font/woff2;base64,${font.toString('base64')})${range}}`;
}

/**
 * The font as data URLs, because a prototype can't load files: all of ASCII, and the other
 * characters that the prototype uses.
 */
export async function prototypeFont(slug: string): Promise<string> {
  const source =
    readFileSync(prototypeFile(slug, 'html'), 'utf8') +
    readFileSync(prototypeFile(slug, 'js'), 'utf8');
  const beyondAscii = [...new Set(source)].filter((character) => character > '~').sort();
  const extended = beyondAscii.filter(isExtended);
  const latin = [...ascii, ...beyondAscii.filter((character) => !isExtended(character))];
  const rule = await fontFace('latin', latin);
  if (extended.length === 0) return rule;
  const codes = extended.map((character) => `U+${character.charCodeAt(0).toString(16)}`).join(',');
  return rule + (await fontFace('latin-ext', extended, `;unicode-range:${codes}`));
}
