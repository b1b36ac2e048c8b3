import { colourFacts } from '../agency.ts';
import { contrastRatio, legible } from './contrast.ts';

/** The values of colours.json. All but `main` have defaults. */
interface Given {
  main: string;
  onMain?: 'ink' | 'paper';
  [name: string]: string | undefined;
}

/**
 * Completes an agency's colours. Drawings name them, too: `mainOnDark` is `var(--main-on-dark)`.
 * All other colours of the site are in drawings and in the files of works.
 */
export function completePalette({
  main: brand = '#15161a',
  onMain: drawn,
  accent: mark = brand,
  ...given
}: Given) {
  const { ink = '#15161a', paper = '#ffffff', second = ink } = given;
  const { quiet = '#f3f4f1', quietDark = '#26282e', deepDark = '#373a42' } = given;
  /** Returns ink or paper, whichever is easier to read on a colour. */
  const on = (colour: string) =>
    contrastRatio(colour, ink) > contrastRatio(colour, paper) ? ink : paper;
  const onMain = drawn ? { ink, paper }[drawn] : on(brand);
  const onSecond = on(second);
  const light = [paper, quiet];
  const dark = [ink, quietDark];
  const complete = {
    ink,
    paper,
    quiet,
    quietDark,
    deepDark,
    /** The brand's colour, changed if text on it would have less than 7 to 1. */
    main: legible(brand, [onMain], 7),
    onMain,
    /** The brand's colour, changed until it is legible on ink, and ink on it. */
    mainOnDark: legible(brand, [deepDark, ink], 7),
    accent: legible(mark, light, 3),
    accentOnDark: legible(mark, dark, 4.5),
    error: legible(mark, light, 7),
    errorOnDark: legible(mark, dark, 7),
    second,
    /** The second colour as a background of text. */
    secondField: legible(second, [onSecond], 7),
    onSecond,
    quietText: '#505259',
    quietTextDark: '#b9bcc4',
  };
  return { ...complete, ...given } as typeof complete;
}

export const palette = completePalette(colourFacts as Given);
export type Palette = typeof palette;
