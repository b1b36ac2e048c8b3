import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type Subset, sourceOf, subsets } from '../../src/theme/fontFile.ts';

/** The site's font as its package has it, with its axis of weights. */
export const readFont = (subset: Subset) =>
  readFileSync(fileURLToPath(import.meta.resolve(`#font/files/${sourceOf(subset)}`)));

/** Every character of a `unicode-range`, as `U+0-FF,U+131`. */
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

/** The letters of a subset in one weight, in a format that satori reads. */
const satoriFont = async (name: 'latin' | 'latin-ext', weight: 600 | 700) => ({
  name,
  weight,
  data: await subsetFont(readFont(name), charactersOf(subsets[name]), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  }),
});
type SatoriFont = Awaited<ReturnType<typeof satoriFont>>;
const made = new Map<number, Promise<SatoriFont[]>>();

/**
 * The fonts for what satori draws in a weight, made once. Each subset has a name of its own, as satori looks into one font only
 * for each name of the family; for “ő” it goes on to the next name.
 */
export async function satoriFonts(
  weight: 600 | 700,
): Promise<{ fonts: SatoriFont[]; fontFamily: string }> {
  const making =
    made.get(weight) ?? Promise.all([satoriFont('latin', weight), satoriFont('latin-ext', weight)]);
  made.set(weight, making);
  const fonts = await making;
  return { fonts, fontFamily: fonts.map(({ name }) => name).join(', ') };
}
