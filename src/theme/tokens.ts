export const breakpoints = {
  /** Room for two columns. */
  tablet: '46rem',
  /** Room for the header's contact link, and for the hero's text on its drawing. */
  desktop: '64rem',
  /** Room for two columns in half of the page. */
  wide: '80rem',
} as const;

/** The breakpoints as media conditions, for `sizes` and `matchMedia`. */
export const fromTablet = `(min-width: ${breakpoints.tablet})`;
export const belowTablet = `(width < ${breakpoints.tablet})`;
export const belowDesktop = `(width < ${breakpoints.desktop})`;

/**
 * Shapes of windows: desktop, upright tablet and upright phone. Zoom and larger text do not change the shape. So each shape can
 * have its type sizes, and text still doubles with zoom, which sizes that depend on the width alone prevent.
 */
export const wideWindow = '(aspect-ratio >= 4/5)';
export const uprightWindow = '(aspect-ratio < 4/5)';
export const uprightPhone = '(aspect-ratio < 5/8) and (width < 30rem)';
/** The smallest phones, where half of the width is narrower than some words. */
export const smallestPhone = '(20rem <= width < 22rem) and (aspect-ratio < 5/8)';
/** Zoomed in so far that the words of headlines may need a hyphen. */
export const magnified = '(width < 20rem), (width < 30rem) and (aspect-ratio >= 5/8)';

/** Type sizes. Only the document contains the values, which are in typeSizes.ts. */
export const fontSize = {
  display: 'var(--display)',
  headline: 'var(--headline)',
  chapter: 'var(--chapter)',
  upToLarge: 'var(--upToLarge)',
  title: 'var(--title)',
  lead: 'var(--lead)',
  text: 'var(--text)',
  /** For wide windows only. In others, use `title` instead. */
  large: '3.5rem',
  small: '1rem',
} as const;

/** Titles and other text of that size. */
export const titleType = `font-size: ${fontSize.title}; font-weight: 600; line-height: 1.15; letter-spacing: -0.015em;`;

/** Links and quotes that are larger than a title. */
export const largeType = `font-size: ${fontSize.upToLarge}; font-weight: 600; line-height: 1.1; letter-spacing: -0.035em;`;

const headerHeight = '5rem';

/** A length from the top of the window: the header's height and some space below it. */
export const belowHeader = (gap: string) => `calc(${headerHeight} + ${gap})`;

export const space = {
  /** The page's side margin. Its value is in rootStyle.ts, as is the gutter's. */
  margin: 'var(--margin)',
  /** The distance between the columns of the grid. */
  gutter: 'var(--gutter)',
  /** Above and below the content of a field: 44 px on phones, 92 at 1440. */
  field: 'clamp(2.75rem, 6.4vw, 8rem)',
  /** The same for a field with little content. */
  shortField: 'clamp(2rem, 4vw, 4rem)',
  /** The same for a page's last field: 144 px at 1440. */
  lastField: 'clamp(4rem, 10vw, 11rem)',
  header: headerHeight,
  /** Above the content of a page's first field, which the header overlays. */
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
