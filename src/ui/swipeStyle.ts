import { belowTablet, space } from '../theme/tokens.ts';

/**
 * Rows that phones swipe; see Swipe.tsx. `:root` outweighs the components' own grids.
 */
export const swipeStyle = `
  /* A row may be larger than the window, so its outline is inside. */
  [data-swipe] > :focus-visible { outline-offset: -3px; }
  @media screen and ${belowTablet} {
    [data-swipe] { margin-inline: calc(-1 * ${space.margin}); timeline-scope: --swipe; }
    :root [data-swipe] > * {
      display: grid;
      grid: auto / auto-flow var(--each);
      overflow-x: auto;
      scroll-snap-type: x proximity;
      scroll-padding-inline: var(--side, ${space.margin});
      /* Leaves room for the outline of a focused item. */
      padding: 0.5rem var(--side, ${space.margin});
      scroll-timeline: --swipe inline;
    }
    [data-swipe] :is(li, article) { scroll-snap-align: start; }
    /* Browsers do not scroll to a focused item that is partly visible, so the row snaps to it. Without the attribute
       before :has, each move of the focus would restyle the whole page. */
    [data-swipe]:has(:focus-visible) > * { scroll-snap-type: x mandatory; }
    [data-swipe]:has(:focus-visible) :is(li, article):not(:focus-within) { scroll-snap-align: none; }
    @supports (timeline-scope: --swipe) {
      @media (pointer: coarse) and (forced-colors: none) {
        :root [data-swipe] > * { scrollbar-width: none; }
        /* Shows how far the row is scrolled. Rows that do not overflow have no timeline, so the bar stays invisible. */
        [data-swipe]::after {
          content: '';
          display: block;
          height: 6px;
          margin: 0.75rem ${space.margin} 0;
          background: linear-gradient(currentColor 0 0) 0 / 25% 6px no-repeat, linear-gradient(currentColor 0 0) 0 / 100% 2px repeat-x;
          opacity: 0;
          animation: swiped linear both;
          animation-timeline: --swipe;
        }
        @keyframes swiped { from { opacity: 1; } to { opacity: 1; background-position: 100%, 0; } }
      }
    }
  }
  /* Paper shows the items in columns of the same width, also five portraits. */
  @media print {
    :root [data-swipe] > * { display: grid; grid: auto / repeat(auto-fit, minmax(min(15rem, 0.75 * var(--each)), 1fr)); }
    :root [data-swipe] > * > * { grid-column: auto; padding-top: 0; }
  }
`;
