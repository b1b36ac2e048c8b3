import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type Subset, sourceOf } from '../../src/theme/fontFile.ts';

/** The site's font as its package has it, with its axis of weights. */
export const readFont = (subset: Subset) => readFileSync(fileURLToPath(import.meta.resolve(`#font/files/${sourceOf(subset)}`)));

/** Every character of a `unicode-range`, as `U+0-FF,U+131`. */
export const charactersOf = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');

/** The letters of a range in one weight, in a format that satori reads. */
export const staticFont = (subset: Subset, range: string, wght: number) =>
  subsetFont(readFont(subset), charactersOf(range), { targetFormat: 'sfnt', variationAxes: { wght } });
