import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fontPackage from '@fontsource-variable/familjen-grotesk/package.json' with { type: 'json' };
import subsetFont from 'subset-font';
import { fontFile, type Subset, subsets } from '../../src/theme/fontFile.ts';

const fontFolder = 'node_modules/@fontsource-variable/familjen-grotesk';

const options = {
  targetFormat: 'woff2' as const,
  /** The font features that pages use: spacing, ligatures, accents, letters by language, figures of one width. */
  keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
};

/** Every character of a `unicode-range`, as `U+0-FF,U+131`. */
const charactersOf = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');

/** Writes the static assets: fonts, as subsets of their package's, and illustrations. */
export async function writeAssets() {
  for (const folder of ['public/fonts', 'public/illustrations']) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  for (const [subset, range] of Object.entries(subsets) as [Subset, string][]) {
    const source = `${fontFolder}/files/familjen-grotesk-${subset === 'latin' ? 'latin' : 'latin-ext'}-wght-normal.woff2`;
    const font = await subsetFont(readFileSync(source), charactersOf(range), options);
    writeFileSync(join('public', fontFile(fontPackage.version, subset)), font);
  }

  for (const source of globSync('src/illustrations/{cub,puli,skyline,plan,portrait}-*.svg')) {
    cpSync(source, join('public/illustrations', basename(source)));
  }

  // For lists, which show them small: with a stroke that is as strong there as their rules.
  for (const source of globSync('src/content/{services,industries}/*.svg')) {
    const drawing = readFileSync(source, 'utf8').replace(/stroke-width="[^"]*"/, 'stroke-width="8"');
    writeFileSync(join('public/illustrations', `line-${basename(source)}`), drawing);
  }
  for (const folder of ['people', 'openings'])
    cpSync(`src/illustrations/${folder}`, `public/illustrations/${folder}`, { recursive: true });
}
