/** A visitor's window in any engine. Places are CSS pixels from the window's top left corner. */
export interface Driver {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** What a function returns in the page, which has to be JSON. It can use only its arguments and the page's globals. */
  read<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Moves the pointer, with whatever it is dragging. */
  point(x: number, y: number): Promise<void>;
  hold(): Promise<void>;
  letGo(): Promise<void>;
  /** Turns the wheel in the middle of the window downwards by this many pixels. */
  wheel(by: number): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The size of the window in every visit, in CSS pixels. */
export const windowSize = { width: 1440, height: 900 };
