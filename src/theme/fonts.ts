import { fontFile, fontRules } from './fontFile.ts';

/** Set by next.config.js from the installed package. */
const version = process.env.FONT_VERSION ?? '';

/** The file that every page needs at once. */
export const preloadedFont = () => fontFile(version, 'latin');

/**
 * The fallback until the font has loaded. It takes the same space, so that the swap moves nothing.
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
    fontRules(version),
  ]
    .join('')
    .replace(/\s*\n\s*/g, '');

export const fontFamily = "'Familjen Grotesk', 'Familjen Fallback', sans-serif";
