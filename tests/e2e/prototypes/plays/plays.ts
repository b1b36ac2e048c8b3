import type { FrameLocator, Page } from 'playwright/test';
import { grannskap } from './grannskap.ts';
import { kvartett } from './kvartett.ts';
import { omlopp } from './omlopp.ts';
import { paletta } from './paletta.ts';
import { sparbossa } from './sparbossa.ts';
import { villam } from './villam.ts';

/** What a visitor does in a prototype that has just been opened, and what the prototype has to answer. */
type Play = (page: Page, frame: FrameLocator) => Promise<void>;

export interface Plays {
  /** With a mouse, in a wide window. */
  pointer: Play;
  /** With the keyboard, in a phone's width and without motion. */
  keyboard: Play;
}

/** By the slugs of the works. A prototype that isn't here is opened, checked and left, but not played. */
export const plays: Record<string, Plays> = { grannskap, kvartett, omlopp, paletta, sparbossa, villam };
