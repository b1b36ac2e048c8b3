import metadata from '#font/metadata.json' with { type: 'json' };
import packageFile from '#font/package.json' with { type: 'json' };

/** The site's font: the Fontsource package that `#font` stands for in package.json. */
export const { family, id } = metadata;
/** The weights that pages use, as far as the font has them. */
export const weights = {
  min: Math.max(400, Number(metadata.variable.wght.min)),
  max: Math.min(700, Number(metadata.variable.wght.max)),
};

/** What its files of letters are cut from. */
export const sourceOf = (subset: Subset) =>
  `${id}-${subset === 'latin' ? 'latin' : 'latin-ext'}-wght-normal.woff2`;

/**
 * The `unicode-range` of each font file. For a letter in two ranges browsers load the later file, so the first range can be
 * plain. Hungarian letters have a separate file, because a single ő would otherwise load the 12 KB of all other languages.
 */
export const subsets = {
  'latin-ext': 'U+100-2FF,U+1D00-1EFF,U+2020,U+20A0-20CF',
  latin: 'U+0-FF,U+131,U+152-153,U+304-329,U+2000-206F,U+20AC,U+2122,U+2191-2193,U+2212',
  hungarian: 'U+150-151,U+170-171',
} as const;

export type Subset = keyof typeof subsets;

/** Raise it when the files' content changes, because browsers cache them forever. */
const cut = 1;

/** The address of a font file. */
export const fontFile = (subset: Subset) =>
  `/fonts/${id}-${packageFile.version}.${cut}-${subset}.woff2`;

/** The rules that make the font known to a page. */
export const fontRules = () =>
  (Object.keys(subsets) as Subset[])
    .map(
      (subset) =>
        `@font-face{font-family:'${family}';src:url('${fontFile(subset)}') format('woff2');font-weight:${weights.min} ${weights.max};font-display:swap;unicode-range:${subsets[subset]}}`,
    )
    .join('');
