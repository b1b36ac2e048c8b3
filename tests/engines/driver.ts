/** Controls one browser window. Positions are in CSS pixels of the viewport. */
export interface Driver {
  open(url: string): Promise<void>;
  goBack(): Promise<void>;
  reload(): Promise<void>;
  /**
   * Runs a function in the page. It can use only its arguments and the page's globals.
   * @returns the function's result, which must be JSON
   */
  evaluate<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  moveMouse(x: number, y: number): Promise<void>;
  mouseDown(): Promise<void>;
  mouseUp(): Promise<void>;
  /** Turns the wheel in the middle of the window. A positive distance scrolls down. */
  wheel(distance: number): Promise<void>;
  pressKey(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  typeText(text: string): Promise<void>;
  close(): Promise<void>;
}

/** CSS pixels. */
export const windowSize = { width: 1440, height: 900 };
