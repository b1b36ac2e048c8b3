import type { webpack as Webpack } from 'next/dist/compiled/webpack/webpack';

/** Where the build records which packages ship to browsers; its last step deletes the file. */
export const shippedPackagesFile = 'static/shipped.json';

interface Module {
  resource?: string;
  /** The parts of a concatenated module. */
  modules?: Iterable<Module>;
}

const filesOf = ({ resource, modules }: Module): string[] => [
  ...(resource ? [resource] : []),
  ...[...(modules ?? [])].flatMap(filesOf),
];

/** The folder of the package that a file belongs to, from the project's own; none for the project's own files. */
export const packageOf = (file: string) =>
  /(?:^|[\\/])(node_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
    .exec(file)?.[1]
    ?.replaceAll('\\', '/');

/** A webpack plugin for the browser build: records the folders of all packages that ship in a script. */
export const shippedPackagesPlugin = {
  apply({ hooks, webpack }: Webpack.Compiler) {
    hooks.thisCompilation.tap('shipped', (compilation: Webpack.Compilation) => {
      compilation.hooks.processAssets.tap('shipped', () => {
        const modules: Module[] = [...compilation.chunks].flatMap((chunk): Module[] =>
          compilation.chunkGraph.getChunkModules(chunk),
        );
        const folders = modules.flatMap(filesOf).flatMap((file) => packageOf(file) ?? []);
        const list = JSON.stringify([...new Set(folders)].sort());
        compilation.emitAsset(shippedPackagesFile, new webpack.sources.RawSource(list));
      });
    });
  },
};
