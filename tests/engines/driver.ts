/**
 * What the tests need of a browser window, in the words of Playwright and Puppeteer. Positions are in
 * CSS pixels of the viewport.
 */
export interface Driver {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs a function in the page, with JSON. It can use only its argument and the page's globals. */
  evaluate<Arg, Result>(inPage: (arg: Arg) => Result, arg?: Arg): Promise<Result>;
  mouse: {
    move(x: number, y: number): Promise<unknown>;
    down(): Promise<unknown>;
    up(): Promise<unknown>;
  };
  keyboard: {
    press(key: 'Enter' | 'Escape' | 'Tab'): Promise<unknown>;
    type(text: string): Promise<unknown>;
  };
}

export interface Browser {
  driver: Driver;
  close(): Promise<unknown>;
}

/** CSS pixels. */
export const windowSize = { width: 1440, height: 900 };
