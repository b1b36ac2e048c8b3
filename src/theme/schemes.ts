import { type Palette, palette } from './colours.ts';
import { contrastRatio } from './contrast.ts';
import type { Role } from './roles.ts';

export type Scheme = Readonly<Record<Role, string>>;

/** Returns the first colour if its contrast with the background is 3 to 1, else the second. */
const visibleOn = (background: string, ...[first, second]: [first: string, second: string]) =>
  contrastRatio(first, background) >= 3 ? first : second;

/** Returns the colour of each role in both schemes. */
export function schemesOf(colours: Palette): Record<'light' | 'dark', Scheme> {
  const { ink, paper, main, onMain, mainOnDark, secondField, onSecond } = colours;
  const light: Scheme = {
    page: paper,
    text: ink,
    ink,
    quietText: colours.quietText,
    quiet: colours.quiet,
    loud: main,
    onLoud: onMain,
    loudLine: onMain,
    loudAccent: visibleOn(main, colours.accent, onMain),
    line: ink,
    accent: colours.accent,
    error: colours.error,
    deep: ink,
    onDeep: paper,
    deepLine: mainOnDark,
    inverse: ink,
    onInverse: paper,
    inverseLine: mainOnDark,
    marked: main,
    onMarked: onMain,
    second: secondField,
    onSecond,
    secondLine: visibleOn(secondField, main, onSecond),
  };
  const dark = {
    ...light,
    page: ink,
    text: paper,
    quietText: colours.quietTextDark,
    quiet: colours.quietDark,
    loud: ink,
    onLoud: paper,
    loudLine: mainOnDark,
    loudAccent: colours.accentOnDark,
    line: mainOnDark,
    accent: colours.accentOnDark,
    error: colours.errorOnDark,
    deep: colours.deepDark,
    inverse: main,
    onInverse: onMain,
    inverseLine: onMain,
  };
  return { light, dark };
}

/** Only the document, Functions and the styleguide read the values. */
export const schemes = schemesOf(palette);
