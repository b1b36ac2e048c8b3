/** A function that runs in the page: it can use only its arguments and the page's globals. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result;

export type Key = 'Enter' | 'Escape' | 'Tab';

/** A visitor's window in any engine. Places are CSS pixels from the window's top left corner. */
export interface Driver {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** The function's return value, which has to be JSON. Rejects while the page is being replaced. */
  read<Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Moves the pointer, with whatever it is dragging. */
  point(x: number, y: number): Promise<void>;
  hold(): Promise<void>;
  letGo(): Promise<void>;
  /** Turns the wheel under the pointer downwards by this many pixels. */
  wheel(x: number, y: number, by: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Ends the visit and clears what was stored. */
  close(): Promise<void>;
}

/** The size of the window in every visit, in CSS pixels. */
export const windowSize = { width: 1440, height: 900 };

export interface Engine {
  /** A window without any data from earlier visits. */
  visit(): Promise<Driver>;
  stop(): Promise<void>;
}
