declare module 'sax' {
  interface Parser {
    onopentag(tag: {
      local: string;
      uri: string;
      attributes: Record<string, { value: string }>;
    }): void;
    ontext(text: string): void;
    onclosetag(): void;
    write(xml: string): Parser;
    close(): void;
  }
  /** Throws at the first error if strict. */
  export function parser(strict: true, options: { xmlns: true }): Parser;
}
