import { fontFile } from './fontFile.ts';

/** The version is set by next.config.js from the installed package. */
export const fontPath = (subset: 'latin' | 'latin-ext') => fontFile(process.env.FONT_VERSION ?? '', subset);

const face = (subset: 'latin' | 'latin-ext', range: string) => `
@font-face {
  font-family: 'Familjen Grotesk';
  src: url('${fontPath(subset)}') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${range};
}`;

/**
 * Stands in until the font is there and takes up the same room, so that the swap moves nothing.
 * Size-adjust is the ratio of the two fonts' average widths per em (Capsize metrics: Familjen Grotesk 506 and, semibold,
 * 527 of 1200; Arial 913 and, bold, 983 of 2048); ascent 1230 and descent 270 of 1200, divided by it.
 */
const fallback = (weight: string, local: string, sizeAdjust: number) => `
@font-face {
  font-family: 'Familjen Fallback';
  src: ${local};
  font-weight: ${weight};
  size-adjust: ${(sizeAdjust * 100).toFixed(2)}%;
  ascent-override: ${((1230 / 1200 / sizeAdjust) * 100).toFixed(2)}%;
  descent-override: ${((270 / 1200 / sizeAdjust) * 100).toFixed(2)}%;
  line-gap-override: 0%;
}`;

/** A function, so that scripts for browsers can leave it out: only the document writes it. */
export const fontFaces = () =>
  [
    fallback('400', "local('Arial'), local('Liberation Sans'), local('Roboto')", 506 / 1200 / (913 / 2048)),
    fallback('600', "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')", 527 / 1200 / (983 / 2048)),
    face(
      'latin',
      'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    ),
    face(
      'latin-ext',
      'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0',
    ),
  ]
    .join('')
    .replace(/\s*\n\s*/g, '');

export const fontFamily = "'Familjen Grotesk', 'Familjen Fallback', sans-serif";
