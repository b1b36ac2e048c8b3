import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { introduction, site } from '../../src/site.ts';
import { palette } from '../../src/theme/colours.ts';
import { keepMade, versionOf } from './keepMade.ts';

/** An icon file with PNGs inside, as every browser since 2007 reads it (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Makes the icons that browsers and phones ask for, and the web manifest, from the two drawings. */
export async function writeIcons(folder: string) {
  const plain = readFileSync('public/favicon.svg');
  const maskable = readFileSync('src/illustrations/icon-maskable.svg');
  const sharpVersion = versionOf('sharp');
  const png = (svg: Buffer, size: number) =>
    keepMade('icons', [svg, String(size), sharpVersion], () =>
      sharp(svg, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer(),
    );
  const write = (name: string, bytes: string | Buffer) => writeFileSync(`${folder}/${name}`, bytes);
  write(
    'favicon.ico',
    ico([
      { size: 16, png: await png(plain, 16) },
      { size: 32, png: await png(plain, 32) },
    ]),
  );
  write('apple-touch-icon.png', await png(maskable, 180));
  write('icon-192.png', await png(plain, 192));
  write('icon-512.png', await png(plain, 512));
  write('icon-maskable-512.png', await png(maskable, 512));
  write(
    'site.webmanifest',
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: introduction.description,
      start_url: '/',
      display: 'browser',
      background_color: palette.tram,
      theme_color: palette.tram,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  );
}
