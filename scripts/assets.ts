/** Copies what is served as it is from where it is kept: fonts from their package, illustrations from their sources. */
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import fontPackage from '@fontsource-variable/familjen-grotesk/package.json' with { type: 'json' };
import { fontFile } from '../src/theme/fontFile.ts';

for (const folder of ['public/fonts', 'public/illustrations']) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

for (const subset of ['latin', 'latin-ext'] as const) {
  cpSync(
    `node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${subset}-wght-normal.woff2`,
    join('public', fontFile(fontPackage.version, subset)),
  );
}

for (const source of globSync('src/illustrations/{cub,puli,skyline}-*.svg')) {
  cpSync(source, join('public/illustrations', basename(source)));
}
