import { readFileSync } from 'node:fs';
import { family, fontFile, fontRules } from './fontFile.ts';

/** The font file that every page preloads. */
export const preloadedFont = () => fontFile('latin');

const fallbackFamily = `${family.split(' ')[0]} Fallback`;

/** Capsize's metrics of a font, in its units per em: https://seek-oss.github.io/capsize. */
interface Metrics {
  familyName: string;
  unitsPerEm: number;
  xWidthAvg: number;
  ascent: number;
  descent: number;
  variants: Record<string, Metrics>;
}

/** Reads the metrics of Google's fonts and Arial, which Next ships for its fallback fonts. */
const readMetrics = (): Record<string, Metrics> =>
  JSON.parse(readFileSync('node_modules/next/dist/server/capsize-font-metrics.json', 'utf8'));

/**
 * Returns the rule of a fallback as large as the font, so that the swap moves nothing.
 * `size-adjust` is the ratio of the fonts' average widths per em; ascent and descent are divided by
 * it.
 */
function fallback(weight: string, font: Metrics, arial: Metrics, local: string): string {
  const sizeAdjust = font.xWidthAvg / font.unitsPerEm / (arial.xWidthAvg / arial.unitsPerEm);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const height = (units: number) => percent(units / font.unitsPerEm / sizeAdjust);
  return `
@font-face {
  font-family: '${fallbackFamily}';
  src: ${local};
  font-weight: ${weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(-font.descent)};
  line-gap-override: 0%;
}`;
}

/**
 * Returns the font rules. Only Next's `_document` calls it, so browsers' scripts do not contain
 * them.
 */
export function fontFaces(): string {
  const metrics = readMetrics();
  const font = Object.values(metrics).find(({ familyName }) => familyName === family);
  const { arial } = metrics;
  if (!font || !arial)
    throw new Error(`package.json: imports: #font: expected a font of Google's, not ${family}`);
  const { 600: semibold = font } = font.variants;
  const { 700: bold = arial } = arial.variants;
  return [
    fallback('400', font, arial, "local('Arial'), local('Liberation Sans'), local('Roboto')"),
    fallback(
      '600',
      semibold,
      bold,
      "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')",
    ),
    fontRules(),
  ]
    .join('')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(': ', ':');
}

export const fontFamily = `'${family}', '${fallbackFamily}', sans-serif`;
