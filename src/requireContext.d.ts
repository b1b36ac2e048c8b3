/** The parts of webpack's `require.context` that this project uses. */
interface ScreenContext {
  (name: string): unknown;
  keys(): string[];
}

declare namespace NodeJS {
  interface Require {
    context(folder: string, deep: boolean, names: RegExp): ScreenContext;
  }
}
