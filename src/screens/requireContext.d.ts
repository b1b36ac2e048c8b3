/** As much of webpack's `require.context` as is used here. */
interface FoundModules {
  (name: string): unknown;
  keys(): string[];
}

declare namespace NodeJS {
  interface Require {
    context(folder: string, deep: boolean, names: RegExp): FoundModules;
  }
}
