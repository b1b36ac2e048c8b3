/** A function that runs in the page: it may use nothing but its arguments and what the page has. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

export type Key = 'Enter' | 'Escape' | 'Tab';

/** A visitor's window, in whichever engine. Places are CSS pixels from the window's top left corner. */
export interface Driver {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** What the function returns, which has to be JSON. Rejects while a page is being exchanged. */
  read<Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Moves the pointer, with whatever it holds. */
  point(x: number, y: number): Promise<void>;
  hold(): Promise<void>;
  letGo(): Promise<void>;
  /** Turns the wheel under the pointer by so many pixels, downwards. */
  wheel(x: number, y: number, by: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Ends the visit and forgets what was stored. */
  close(): Promise<void>;
}

/** The window that every visit has, in CSS pixels. */
export const windowSize = { width: 1440, height: 900 };

export interface Engine {
  /** A window that knows nothing of earlier visits. */
  visit(): Promise<Driver>;
  stop(): Promise<void>;
}
