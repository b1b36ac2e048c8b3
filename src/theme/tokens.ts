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
 * Type sizes. At 1440 px the large ones are 148, 112, 84 and 56 px, and nothing is between 28 and 56: the contrast of scale is
 * the style. Other sizes than these are only for words that have to fit a width or a window.
 */
export const type = {
  display: 'min(15vw, 3.7rem + 6.2vw, 12.5rem)',
  headline: 'clamp(2.75rem, 1.5rem + 6.2vw, 7rem)',
  chapter: 'clamp(1.875rem, 0.75rem + 5vw, 5.25rem)',
  /** The smallest of the large sizes; where a screen has no room for it, the size of a title is used. */
  large: '3.5rem',
  /** Where a narrow screen has room for something between the two. */
  upToLarge: 'clamp(1.75rem, 1.1rem + 2.7vw, 3.5rem)',
  title: 'clamp(1.375rem, 1.2rem + 0.62vw, 1.75rem)',
  lead: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)',
  text: 'clamp(1.125rem, 1.05rem + 0.25vw, 1.25rem)',
  small: '1rem',
} as const;

/** How everything is set that has the size of a title and may break. */
export const titleType = `font-size: ${type.title}; font-weight: 600; line-height: 1.15; letter-spacing: -0.015em;`;

/** How links and quotes are set that are larger than a title. */
export const largeType = `font-size: ${type.upToLarge}; font-weight: 600; line-height: 1.1; letter-spacing: -0.035em;`;

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

export const motion = {
  /** Responses to an interaction. */
  quick: '140ms',
  enter: '360ms',
  leave: '220ms',
  easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeIn: 'cubic-bezier(0.5, 0, 0.75, 0)',
} as const;
