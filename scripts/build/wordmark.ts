import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '../../src/site.ts';
import { palette } from '../../src/theme/colours.ts';

/** The canvas for the name, which is cropped afterwards. Pixels. */
const room = { width: 4000, height: 400 };

/** The agency's name as an outline that needs no font, ink on light and paper on dark. */
async function drawWordmark(): Promise<string> {
  const style = { display: 'flex', fontSize: 200, letterSpacing: '-0.045em', color: palette.ink, padding: '80px' };
  const word = { type: 'div', props: { style, children: site.name.toLowerCase() } };
  const data = readFileSync('node_modules/@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff');
  const svg = await satori(word as Parameters<typeof satori>[0], {
    ...room,
    fonts: [{ name: 'Familjen Grotesk', weight: 700, data }],
  });
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info;
  const paths = [...svg.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)].map(([, d]) => `<path d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-left} ${-top} ${width} ${height}" fill="${palette.ink}"><style>@media (prefers-color-scheme:dark){svg{fill:${palette.paper}}}</style><title>${site.name}</title>${paths}</svg>\n`;
}

/** Writes `wordmark.svg`, for the press and whoever else asks for the logo. */
export async function writeWordmark(folder: string) {
  writeFileSync(join(folder, 'wordmark.svg'), await drawWordmark());
}
