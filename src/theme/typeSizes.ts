/**
 * Type sizes by the shape of the window: wide, upright tablet, upright phone. Up to 64 px they are in rem alone; a larger one has
 * a share of the width that is no larger than its share of rem, so that it grows by half at 200 % and doubles at 400 %. At 1440 px
 * the large ones are 148, 112, 84 and 56 px, and nothing is between 28 and 56: the contrast of scale is the style. Other sizes
 * than these are only for words that have to fit a width or a window.
 */
export const typeSizes = {
  /** On phones three lines of the home page's headline fit their width. */
  display: ['min(4rem + 6.8vw, 5.3rem + 4.4vw)', 'calc(3.8rem + 6vw)', 'min(15vw, 3.66rem)'],
  headline: ['min(3rem + 5.1vw, 4rem + 3.3vw)', 'calc(2.55rem + 4vw)', '2.75rem'],
  chapter: ['min(2.25rem + 3.8vw, 3rem + 2.5vw)', '3.125rem', '1.875rem'],
  /** Where a narrow screen has room for something between large and a title. */
  upToLarge: ['3.5rem', '2.375rem', '1.5rem'],
  title: ['1.75rem', '1.5rem', '1.375rem'],
  lead: ['1.625rem', '1.4375rem', '1.25rem'],
  text: ['1.25rem', '1.125rem'],
} as const;
