import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentFolder } from '../content/contentFolder.ts';
import { loadAgency } from '../content/load/loadAgency.ts';
import { site } from '../site.ts';
import { palette } from '../theme/colours.ts';
import { coloured } from './colours.ts';
import { drawIcon } from './wordmark.ts';

function ico(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

const read = (file: string) =>
  existsSync(file) ? Buffer.from(coloured(readFileSync(file, 'utf8'))) : undefined;

/** Writes the icons, in pixels as their names say, and the web app manifest into a folder. */
export async function writeIcons(folder: string) {
  const plain = read(`${contentFolder}/icons/favicon.svg`) ?? (await drawIcon(0.7));
  const maskable = read(`${contentFolder}/icons/maskable.svg`) ?? (await drawIcon(0.5));
  const png = (svg: Buffer, size: number) =>
    sharp(svg, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer();
  const write = (name: string, bytes: string | Buffer) => writeFileSync(`${folder}/${name}`, bytes);
  write('favicon.svg', plain);
  write('favicon.ico', ico(await png(plain, 32)));
  write('apple-touch-icon.png', await png(maskable, 180));
  write('icon-192.png', await png(plain, 192));
  write('icon-512.png', await png(plain, 512));
  write('icon-maskable-512.png', await png(maskable, 512));
  write(
    'site.webmanifest',
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: loadAgency().description,
      start_url: '/',
      display: 'browser',
      background_color: palette.main,
      theme_color: palette.main,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  );
}
