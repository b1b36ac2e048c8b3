export const breakpoints = {
  /** The narrowest window with room for two columns. */
  tablet: '46rem',
  /** The narrowest window that shows the header's contact link and columns beside each other. */
  desktop: '64rem',
  /** The narrowest window with room for two columns in half of the page. */
  wide: '80rem',
} as const;

/** The breakpoints as media conditions, for `sizes` and `matchMedia`. */
export const fromTablet = `(min-width: ${breakpoints.tablet})`;
export const belowTablet = `(width < ${breakpoints.tablet})`;
export const belowDesktop = `(width < ${breakpoints.desktop})`;

/**
 * Media conditions for the shape of a window: desktop, upright tablet and upright phone. Zoom and
 * larger text do not change the shape. So each shape can have its type sizes, and text still
 * doubles with zoom, which sizes that depend on the width alone prevent.
 */
export const wideWindow = '(aspect-ratio >= 4/5)';
export const uprightWindow = '(aspect-ratio < 4/5)';
export const uprightTablet = `${fromTablet} and ${belowDesktop} and ${uprightWindow}`;
/** Desktops and upright tablets. */
export const wideHero = `(min-width: ${breakpoints.desktop}), ${uprightTablet}`;
export const uprightPhone = '(width < 30rem) and (aspect-ratio < 5/8)';
/** Matches windows zoomed in so far that words of headlines may need a hyphen. */
export const magnified = '(width < 20rem), (width < 30rem) and (aspect-ratio >= 5/8)';

/** Font sizes as CSS custom properties. See typeSizes.ts for their values. */
export const fontSize = {
  display: 'var(--display)',
  headline: 'var(--headline)',
  chapter: 'var(--chapter)',
  upToLarge: 'var(--upToLarge)',
  title: 'var(--title)',
  lead: 'var(--lead)',
  text: 'var(--text)',
  /** Only wide windows have room for it. In others, use `title` instead. */
  large: '3.5rem',
  small: '1rem',
} as const;

/**
 * The widths of the drawn line, and of a drawing that bleeds. They follow the headline's size; see
 * rootStyle.ts.
 */
export const stroke = { line: 'var(--stroke)', bleed: 'calc(1.5 * var(--stroke))' } as const;

/** Declarations for titles and other text of that size. */
export const titleType = `font-size: ${fontSize.title}; font-weight: 600; line-height: 1.15; letter-spacing: -0.015em; word-spacing: 0.06em;`;

/**
 * The letter spacing of headings. In em it is -0.037 at 84 px, and less in smaller ones, -0.016 at
 * 22 px, so that their words stay apart.
 */
export const headingSpacing = 'calc(0.04rem - 0.045em)';

/** Declarations for links and quotes that are larger than a title. */
export const largeType = `font-size: ${fontSize.upToLarge}; font-weight: 600; line-height: 1.1; letter-spacing: ${headingSpacing}; word-spacing: 0.05em;`;

const headerHeight = '5rem';

/** A length from the top of the window: the header's height and some space below it. */
export const belowHeader = (gap: string) => `calc(${headerHeight} + ${gap})`;

export const space = {
  /** The page's side margin. Its value is in rootStyle.ts, as is the gutter's. */
  margin: 'var(--margin)',
  /** The distance between the columns of the grid. */
  gutter: 'var(--gutter)',
  /**
   * The padding above and below a section's content: 44 px on phones, 92 in a window 1440 px wide.
   */
  section: 'clamp(2.75rem, 6.4vw, 8rem)',
  /** The padding above and below a section with little content. */
  shortSection: 'clamp(2rem, 4vw, 4rem)',
  /** The padding above and below a page's last section: 72 px in a window 1440 px wide. */
  lastSection: 'clamp(3rem, 5vw, 5.5rem)',
  header: headerHeight,
  /** The padding above the content of a page's first section, which the header overlays. */
  top: belowHeader('clamp(1.5rem, 6vw, 5rem)'),
} as const;

/**
 * Distances between elements: three fixed ones, and five that grow with the window. The comments
 * give pixels in windows 360 and 1440 px wide.
 */
export const spacing = {
  /** 8 px in every window. */
  xxs: '0.5rem',
  /** 16 px in every window. */
  xs: '1rem',
  /** 24 px in every window. */
  s: '1.5rem',
  /** 16 to 36 px. */
  m: 'clamp(1rem, 2.5vw, 2.25rem)',
  /** 24 to 43 px. */
  l: 'clamp(1.5rem, 3vw, 3rem)',
  /** 32 to 56 px. */
  xl: 'clamp(2rem, 4vw, 3.5rem)',
  /** 40 to 72 px. */
  xxl: 'clamp(2.5rem, 5vw, 4.5rem)',
  /** 48 to 101 px. */
  xxxl: 'clamp(3rem, 7vw, 7rem)',
} as const;

export type Spacing = keyof typeof spacing;

export const motion = {
  /** The duration of responses to an interaction. */
  quick: '140ms',
  enter: '360ms',
  leave: '220ms',
  easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeIn: 'cubic-bezier(0.5, 0, 0.75, 0)',
} as const;
