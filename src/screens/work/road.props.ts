import { fromTablet, space } from '../../theme/tokens.ts';

const stage = '[data-road] > [data-swipe]';
const top = '5rem';
const height = `calc(100svh - ${top})`;
const timeline = 'animation-timeline: --road; animation-range: contain 4% contain 96%;';

/**
 * Moves a road of decisions sideways as the page scrolls, where scroll-driven animations work, with
 * one, two or three whole columns at both ends. It is part of the page's data, so that scripts do
 * not contain it. HTML escapes `>`, `&` and quotes.
 */
export const roadStyle = `
@supports (animation-timeline: view()) {
  @media screen and (prefers-reduced-motion: no-preference) and ${fromTablet} and (min-height: 38rem) {
    ${stage}:has(:focus-visible)::before {
      position: sticky;
      inset: ${top} auto auto;
      display: block;
      height: ${height};
      margin: 0 calc(-1 * ${space.margin}) calc(${top} - 100svh);
    }
    ${stage} {
      height: 220vh;
      view-timeline: --road;
      view-timeline-inset: ${top} 0;
      [role=group] {
        position: sticky;
        top: ${top};
        container-type: inline-size;
        height: ${height};
        padding-block: 0;
        overflow: clip;
      }
      [role=group] div {
        display: flex;
        flex-direction: column;
        width: min-content;
        min-width: 100%;
        height: 100%;
        animation: drive linear both;
        ${timeline}
      }
      ol { grid: auto / auto-flow calc((100cqi + ${space.margin}) / var(--shown, 2)); }
      @media (aspect-ratio < 1) { --shown: 1; }
      @media (aspect-ratio > 3/2) { --shown: 3; }
      img { min-width: calc(100% + ${space.margin}); min-height: 40%; margin-top: auto; object-position: bottom; }
    }
    @keyframes drive { to { translate: calc(100cqi + ${space.margin} - 100%); } }
  }
}`;
