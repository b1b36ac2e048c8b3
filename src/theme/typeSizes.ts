/**
 * Type sizes by the shape of the window: wide, upright tablet, upright phone. Sizes up to 64 px are
 * in rem. Larger ones combine rem and vw, with at most as much vw as rem, so that they grow by half
 * at 200 % zoom and double at 400 %. At 1440 px the large sizes are 148, 112, 84 and 56 px. Smaller
 * ones are 28, 20 and 16 px: the contrast of scale is the style. Use other sizes only for words
 * that have to fit a width or a window.
 */
export const typeSizes = {
  /** On phones, the home page’s headline fits in three lines, with some room for other fonts. */
  display: [
    'min(4rem + 6.8vw, 5.3rem + 4.4vw)',
    'min(16.2vw, 3.8rem + 6vw)',
    'min(16.2vw, 4.6rem)',
  ],
  headline: ['min(3rem + 5.1vw, 4rem + 3.3vw)', 'calc(2.55rem + 4vw)', '2.75rem'],
  chapter: ['min(2.25rem + 3.8vw, 3rem + 2.5vw)', '3.125rem', '1.75rem'],
  /** Equals `large` in wide windows, and is between `large` and `title` in others. */
  upToLarge: ['3.5rem', '2.375rem', '1.5rem'],
  title: ['1.75rem', '1.5rem', '1.375rem'],
  lead: ['1.75rem', '1.5rem', '1.25rem'],
  text: ['1.25rem', '1.125rem'],
} as const;
