/**
 * What each font file is asked for, as CSS writes it. A letter in two ranges is asked of the later one: so the first range can
 * be plain, and Hungarian's own letters stand apart, as a single ő would otherwise cost the 12 KB of all other languages.
 */
export const subsets = {
  'latin-ext': 'U+100-2FF,U+1D00-1EFF,U+2020,U+20A0-20CF',
  latin: 'U+0-FF,U+131,U+152-153,U+304-329,U+2000-206F,U+20AC,U+2122,U+2191-2193,U+2212',
  hungarian: 'U+150-151,U+170-171',
} as const;

export type Subset = keyof typeof subsets;

/** Raise it when what is in the files changes, as browsers keep them for good. */
const cut = 1;

/** The address of a font file. @param version of the package that the font comes from */
export const fontFile = (version: string, subset: Subset) => `/fonts/familjen-grotesk-${version}.${cut}-${subset}.woff2`;

/** The rules that make the font known to a page. */
export const fontRules = (version: string) =>
  (Object.keys(subsets) as Subset[])
    .map(
      (subset) =>
        `@font-face{font-family:'Familjen Grotesk';src:url('${fontFile(version, subset)}') format('woff2');font-weight:400 700;font-display:swap;unicode-range:${subsets[subset]}}`,
    )
    .join('');
