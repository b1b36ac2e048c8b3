import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type Subset, sourceOf, subsets } from '../theme/fontFile.ts';

export const readFont = (subset: Subset) =>
  readFileSync(fileURLToPath(import.meta.resolve(`#font/files/${sourceOf(subset)}`)));

/** Lists the characters of a CSS `unicode-range`, such as `U+0-FF,U+131`. */
export const charactersOf = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');

/** Makes a static font of one weight, because satori reads neither variable fonts nor WOFF2. */
const satoriFont = async (name: 'latin' | 'latin-ext', weight: 600 | 700) => ({
  name,
  weight,
  data: await subsetFont(readFont(name), charactersOf(subsets[name]), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  }),
});
type SatoriFont = Awaited<ReturnType<typeof satoriFont>>;
const cache = new Map<number, Promise<SatoriFont[]>>();

/**
 * Each subset has a separate family name, because satori looks for a character in only one font per
 * name; “ő” is in the second.
 */
export async function satoriFonts(
  weight: 600 | 700,
): Promise<{ fonts: SatoriFont[]; fontFamily: string }> {
  const pending =
    cache.get(weight) ??
    Promise.all([satoriFont('latin', weight), satoriFont('latin-ext', weight)]);
  cache.set(weight, pending);
  const fonts = await pending;
  return { fonts, fontFamily: fonts.map(({ name }) => name).join(', ') };
}
