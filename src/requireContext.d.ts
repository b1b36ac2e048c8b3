/** The part of webpack's `require.context` that stableStyleOrder.ts uses. */
interface FoundModules {
  (name: string): unknown;
  keys(): string[];
}

declare namespace NodeJS {
  interface Require {
    context(folder: string, deep: boolean, names: RegExp): FoundModules;
  }
}
