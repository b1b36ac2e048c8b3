/**
 * What each font file holds, as CSS writes it. Where two hold the same letter, the later one is asked for: Hungarian's two
 * letters of its own stand apart, as a single ő would otherwise cost the 16 KB of every language in the extended file.
 */
export const subsets = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0',
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
