import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { readLogo, svgOf } from '../../src/content/logo.ts';
import { fontFile, type Subset, subsets, weights } from '../../src/theme/fontFile.ts';
import { charactersOf, readFont } from './font.ts';

const options = {
  targetFormat: 'woff2' as const,
  /** The font features that pages use: spacing, ligatures, accents, letters by language, figures of one width. */
  keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
};

/** Writes the static assets: fonts, as subsets of their package's, and illustrations. */
export async function writeAssets() {
  for (const folder of ['public/fonts', 'public/illustrations']) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  for (const [subset, range] of Object.entries(subsets) as [Subset, string][]) {
    const font = await subsetFont(readFont(subset), charactersOf(range), { ...options, variationAxes: { wght: weights } });
    writeFileSync(join('public', fontFile(subset)), font);
  }

  for (const source of globSync([
    'src/illustrations/{skyline,plan,portrait}-*.svg',
    'src/content/mascots/*.{svg,png,webp,avif,jpg,jpeg}',
  ])) {
    cpSync(source, join('public/illustrations', basename(source)));
  }

  const logo = readLogo();
  if (logo) writeFileSync('public/illustrations/logo.svg', svgOf(logo, 'id="logo"'));

  // For lists, which show them small: with a stroke that is as strong there as their rules.
  for (const source of globSync('src/content/{services,industries}/*.svg')) {
    const drawing = readFileSync(source, 'utf8').replace(/stroke-width="[^"]*"/, 'stroke-width="8"');
    writeFileSync(join('public/illustrations', `line-${basename(source)}`), drawing);
  }
  for (const folder of ['people', 'openings'])
    cpSync(`src/illustrations/${folder}`, `public/illustrations/${folder}`, { recursive: true });
}
