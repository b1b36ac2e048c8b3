import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';

/** What can be typed on a Swedish or English keyboard, the accents of both client languages, and the signs of good type. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'ÅÄÖÁÉÍÓÚÜåäöáéíóúü–—’‘“”…×−·',
].join('');

const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'liga', 'tnum'],
  variationAxes: { wght: { min: 500, max: 600, default: 500 } },
};

/**
 * The site's font as a rule for a prototype, which must not load anything: one alphabet in the two weights of the drawn
 * screens.
 */
export async function prototypeFont(): Promise<string> {
  const font = await subsetFont(readFileSync(source), characters, options);
  return `@font-face{font-family:FG;font-weight:500 600;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}
