declare module 'sax' {
  interface Parser {
    write(xml: string): Parser;
    close(): void;
  }
  /** Throws at the first error if strict. */
  export function parser(strict: true, options: { xmlns: true }): Parser;
}
