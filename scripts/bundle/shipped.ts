/** Where the build records which packages ship to browsers; its last step deletes the file. */
export const shippedPackagesFile = 'static/shipped.json';

interface Module {
  resource?: string;
  /** The parts of a concatenated module. */
  modules?: Iterable<Module>;
}

interface Compilation {
  chunks: Iterable<object>;
  chunkGraph: { getChunkModules: (chunk: object) => Module[] };
  hooks: { processAssets: { tap: (name: string, work: () => void) => void } };
  emitAsset: (name: string, source: unknown) => void;
}

interface Compiler {
  webpack: { sources: { RawSource: new (text: string) => unknown } };
  hooks: { thisCompilation: { tap: (name: string, work: (compilation: Compilation) => void) => void } };
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
  apply({ hooks, webpack }: Compiler) {
    hooks.thisCompilation.tap('shipped', (compilation) => {
      compilation.hooks.processAssets.tap('shipped', () => {
        const modules = [...compilation.chunks].flatMap((chunk) => compilation.chunkGraph.getChunkModules(chunk));
        const folders = modules.flatMap(filesOf).flatMap((file) => packageOf(file) ?? []);
        const list = JSON.stringify([...new Set(folders)].sort());
        compilation.emitAsset(shippedPackagesFile, new webpack.sources.RawSource(list));
      });
    });
  },
};
