import metadata from '#font/metadata.json' with { type: 'json' };
import packageFile from '#font/package.json' with { type: 'json' };

/** The site's font, from the Fontsource package that `#font` refers to in package.json. */
export const { family, id } = metadata;
/** The range of weights that pages use, limited to the weights of the font. */
export const weights = {
  min: Math.max(400, Number(metadata.variable.wght.min)),
  max: Math.min(700, Number(metadata.variable.wght.max)),
};

/** The file in the font's package that a subset is cut from. */
export const sourceOf = (subset: Subset) =>
  `${id}-${subset === 'latin' ? 'latin' : 'latin-ext'}-wght-normal.woff2`;

/**
 * The `unicode-range` of each font file. For a letter in two ranges browsers load the later file,
 * so the first range can be plain. Hungarian letters have a separate file, because a single ő would
 * otherwise load the 12 KB of all other languages.
 */
export const subsets = {
  'latin-ext': 'U+100-2FF,U+1D00-1EFF,U+2020,U+20A0-20CF',
  latin: 'U+0-FF,U+131,U+152-153,U+304-329,U+2000-206F,U+20AC,U+2122,U+2191-2193,U+2212',
  hungarian: 'U+150-151,U+170-171',
} as const;

export type Subset = keyof typeof subsets;

/** The version of the cut files. Raise it when they change, because browsers never ask again. */
const cut = 1;

/** The URL path of a font file. */
export const fontFile = (subset: Subset) =>
  `/fonts/${id}-${packageFile.version}.${cut}-${subset}.woff2`;

/** The `@font-face` rules of the font. */
export const fontRules = () =>
  (Object.keys(subsets) as Subset[])
    .map(
      (subset) =>
        `@font-face{font-family:'${family}';src:url('${fontFile(subset)}') format('woff2');font-weight:${weights.min} ${weights.max};font-display:swap;unicode-range:${subsets[subset]}}`,
    )
    .join('');
