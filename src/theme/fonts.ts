import { readFileSync } from 'node:fs';
import { family, fontFile, fontRules } from './fontFile.ts';

/** The file that every page needs at once. */
export const preloadedFont = () => fontFile('latin');

/** Named after the font, whose first word tells it apart. */
const fallbackFamily = `${family.split(' ')[0]} Fallback`;

/** How wide a font's letters are on average and how high it stands, in its own units (https://seek-oss.github.io/capsize). */
interface Metrics {
  familyName: string;
  unitsPerEm: number;
  xWidthAvg: number;
  ascent: number;
  descent: number;
  variants: Record<string, Metrics>;
}

/** Capsize's metrics of Google's fonts and of Arial, as Next has them for its own fallbacks. */
const readMetrics = (): Record<string, Metrics> =>
  JSON.parse(readFileSync('node_modules/next/dist/server/capsize-font-metrics.json', 'utf8'));

/**
 * The fallback until the font has loaded. It takes the same space, so that the swap moves nothing: size-adjust is the ratio of
 * the two fonts' average widths per em, ascent and descent are divided by it.
 */
function fallback(weight: string, font: Metrics, arial: Metrics, local: string): string {
  const sizeAdjust = font.xWidthAvg / font.unitsPerEm / (arial.xWidthAvg / arial.unitsPerEm);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const high = (units: number) => percent(units / font.unitsPerEm / sizeAdjust);
  return `
@font-face {
  font-family: '${fallbackFamily}';
  src: ${local};
  font-weight: ${weight};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${high(font.ascent)};
  descent-override: ${high(-font.descent)};
  line-gap-override: 0%;
}`;
}

/** A function, so that scripts for browsers can leave it out: only the document writes it. */
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
