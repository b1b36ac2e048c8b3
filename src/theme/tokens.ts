export const breakpoints = {
  /** From here on there is room for two columns. */
  tablet: '46rem',
  /** From here on the header carries its button and the menu its lists beside the entries. */
  desktop: '64rem',
  /** From here on half a page holds two columns, and a seventh a large word. */
  wide: '80rem',
} as const;

/** The same as media conditions, for `sizes` and `matchMedia`. */
export const fromTablet = `(min-width: ${breakpoints.tablet})`;
export const belowTablet = `(width < ${breakpoints.tablet})`;
export const belowDesktop = `(width < ${breakpoints.desktop})`;

/**
 * A window's shape, which zoom and larger text don't change: of a desktop, of an upright tablet, of an upright phone. So each has
 * sizes of its own and text still doubles with zoom, which a size that grows with the width alone would not do.
 */
export const wideWindow = '(aspect-ratio >= 4/5)';
export const uprightWindow = '(aspect-ratio < 4/5)';
export const uprightPhone = '(aspect-ratio < 5/8) and (width < 30rem)';
/** Zoomed in so far that the words of headlines may need a hyphen. */
export const magnified = '(width < 20rem), (width < 30rem) and (aspect-ratio >= 5/8)';

/** Sizes of type. The document sets the values of typeSizes.ts, which scripts need not have. */
export const fontSize = {
  display: 'var(--display)',
  headline: 'var(--headline)',
  chapter: 'var(--chapter)',
  upToLarge: 'var(--upToLarge)',
  title: 'var(--title)',
  lead: 'var(--lead)',
  text: 'var(--text)',
  /** The smallest of the large sizes, in wide windows only; in others the size of a title is used. */
  large: '3.5rem',
  small: '1rem',
} as const;

/** How everything is set that has the size of a title and may break. */
export const titleType = `font-size: ${fontSize.title}; font-weight: 600; line-height: 1.15; letter-spacing: -0.015em;`;

/** How links and quotes are set that are larger than a title. */
export const largeType = `font-size: ${fontSize.upToLarge}; font-weight: 600; line-height: 1.1; letter-spacing: -0.035em;`;

/** The header's height. Elements below it use `belowHeader`. */
const header = '5rem';

/** A length from the top of the window: the header's height and the free space below it. */
export const belowHeader = (gap: string) => `calc(${header} + ${gap})`;

export const space = {
  /** The page's side margin; content stops growing at 105 rem. With very large type both leave the room to the text. */
  margin: 'max(clamp(min(1.25rem, 6vw), 3.4vw, 3rem), (100vw - 105rem) / 2)',
  /** Between the columns of the grid. */
  gutter: 'clamp(min(1rem, 4.5vw), 2vw, 2rem)',
  /** Above and below the content of a field: 44 px on phones, 92 at 1440. */
  field: 'clamp(2.75rem, 6.4vw, 8rem)',
  /** The same for a field of one short thing, half as much. */
  shortField: 'clamp(2rem, 4vw, 4rem)',
  /** And for the one that a page ends with: 144 px at 1440. */
  lastField: 'clamp(4rem, 10vw, 11rem)',
  header,
  /** Above the content of a page's first field, below the header. */
  top: belowHeader('clamp(1.5rem, 6vw, 5rem)'),
} as const;

/**
 * Distances between elements: three fixed ones for what belongs together, and five that grow with the window. The comments give
 * pixels in a window 360 and 1440 wide.
 */
export const spacing = {
  /** 8 */
  xxs: '0.5rem',
  /** 16 */
  xs: '1rem',
  /** 24 */
  s: '1.5rem',
  /** 16 to 36 */
  m: 'clamp(1rem, 2.5vw, 2.25rem)',
  /** 24 to 43 */
  l: 'clamp(1.5rem, 3vw, 3rem)',
  /** 32 to 56 */
  xl: 'clamp(2rem, 4vw, 3.5rem)',
  /** 40 to 72 */
  xxl: 'clamp(2.5rem, 5vw, 4.5rem)',
  /** 48 to 101 */
  xxxl: 'clamp(3rem, 7vw, 7rem)',
} as const;

export type Spacing = keyof typeof spacing;

export const motion = {
  /** Responses to an interaction. */
  quick: '140ms',
  enter: '360ms',
  leave: '220ms',
  easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeIn: 'cubic-bezier(0.5, 0, 0.75, 0)',
} as const;
