import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { type Mark, readLogo, svgOf } from '../content/drawings/logo.ts';
import { site } from '../site.ts';
import { palette } from '../theme/colours.ts';
import { escapeXml } from './escapeXml.ts';
import { satoriFonts } from './font.ts';

/** Pixels; the margins are cropped. */
const canvas = { width: 4000, height: 400 };

export async function drawLetters(letters: string): Promise<Mark> {
  const { fonts, fontFamily } = await satoriFonts(700);
  const style = {
    display: 'flex',
    fontFamily,
    fontSize: 200,
    letterSpacing: '-0.045em',
    color: '#000',
    padding: '80px',
  };
  const word = { type: 'div', props: { style, children: letters } };
  const svg = await satori(word as Parameters<typeof satori>[0], { ...canvas, fonts });
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info;
  const inner = [...svg.matchAll(/<path\b[^>]*\bd="([^"]+)"/g)]
    .map(([, d]) => `<path d="${d}"/>`)
    .join('');
  return { inner, frame: [-left, -top, width, height] };
}

/** Writes a file for the press, which follows the reader's light or dark mode. */
export async function writeWordmark(folder: string) {
  const { inner, frame } = readLogo() ?? (await drawLetters(site.wordmark));
  const both = `<style>@media (prefers-color-scheme:dark){svg{color:${palette.paper};fill:${palette.paper}}}</style><title>${escapeXml(site.name)}</title>`;
  const mark = svgOf(
    { inner: both + inner, frame },
    `color="${palette.ink}" fill="${palette.ink}"`,
  );
  writeFileSync(join(folder, 'wordmark.svg'), `${mark}\n`);
}

/**
 * For an agency without an icon: a compact logo, or the first letter of the name. `share` is the
 * mark's part of the icon's width.
 */
export async function drawIcon(share: number): Promise<Buffer> {
  const logo = readLogo();
  const mark =
    logo && logo.frame[2] < 2 * logo.frame[3]
      ? logo
      : await drawLetters([...site.wordmark][0] ?? '');
  const at = (512 * (1 - share)) / 2;
  const placed = svgOf(
    mark,
    `x="${at}" y="${at}" width="${512 * share}" height="${512 * share}" color="${palette.onMain}" fill="${palette.onMain}"`,
  );
  const field = `<rect width="512" height="512" fill="${palette.main}"/>`;
  return Buffer.from(
    svgOf({ inner: field + placed, frame: [0, 0, 512, 512] }, 'width="512" height="512"'),
  );
}
