/**
 * Next sends browsers its CommonJS files, which webpack cannot tree-shake. The same package has
 * them as ES modules, from which webpack drops what no page uses: 18 KB of 34.
 * tests/built/weight.test.ts notices when an update of Next moves them.
 */
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { NextConfig } from 'next';

const { resolve: find } = createRequire(import.meta.url);
const next = join(dirname(find('next/package.json')), 'dist');

const esModules = ['client', 'shared', 'lib'].map((folder) => ({
  commonJs: join(next, folder),
  esModule: join(next, 'esm', folder),
}));

/** ES modules from the start, so that `default` means the same to both sides. */
const entries: Record<string, string> = {
  'next/link': join(next, 'esm/client/link.js'),
  'next/head': join(next, 'esm/shared/lib/head.js'),
  'next/router': join(next, 'esm/client/router.js'),
  'next/image': join(next, 'esm/shared/lib/image-external.js'),
};

/**
 * For browsers older than those Next compiles for; the youngest, URL.canParse (Safari 17), is
 * called nowhere in browsers.
 */
const polyfills = join(next, 'esm/build/polyfills/polyfill-module');

/** Next imports it for functions of which browsers call none. */
const pathToRegexp = join(next, 'compiled/path-to-regexp');

const pictures =
  /[\\/]next[\\/]dist[\\/]esm[\\/].*(image-component|get-img-props|image-external|image-blur|use-image-config)/;
const seldomChanged =
  /[\\/]node_modules[\\/](styled-components|stylis|next[\\/]dist[\\/]esm[\\/](client|shared|lib))[\\/](?!.*ima?ge?-)/;

type WebpackConfig = Parameters<NonNullable<NextConfig['webpack']>>[0];

interface Module {
  nameForCondition: () => string | null;
}

export function shrinkClientBundle({
  resolve: { alias },
  module,
  optimization,
  output,
}: WebpackConfig) {
  // Eight of sixteen digits are enough, and each page names six files.
  output.hashDigestLength = 8;
  for (const { commonJs, esModule } of esModules) alias[commonJs] = esModule;
  for (const [name, file] of Object.entries(entries)) alias[`${name}$`] = file;
  alias[join(next, 'esm/client/route-announcer$')] = resolve('src/build/bundle/routeAnnouncer.js');
  alias[polyfills] = false;
  module.rules.push({
    include: [
      pathToRegexp,
      // Lists of content that only the export uses stay out of scripts.
      resolve('src/screens/styleguide'),
      resolve('src/content'),
      resolve('src/agency'),
    ],
    sideEffects: false,
  });

  // Next and styled-components change as seldom as React: one file of all three stays cached when the
  // site changes. next/image has a separate file, because not every page has pictures.
  const groups = optimization.splitChunks.cacheGroups;
  // Smaller shared chunks cost each page more than they save: the legal pages 0.3 to 1 KB.
  optimization.splitChunks.minSize = 60_000;
  const isReact = groups.framework.test;
  const name = (module: Module) => module.nameForCondition() ?? '';
  groups.framework.test = (module: Module) => isReact(module) || seldomChanged.test(name(module));
  groups.pictures = {
    name: 'next-image',
    test: (module: Module) => pictures.test(name(module)),
    priority: 35,
    enforce: true,
  };
}
