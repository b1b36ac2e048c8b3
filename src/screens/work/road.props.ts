import { fromTablet, space } from '../../theme/tokens.ts';

const stage = '#decisions ~ [data-swipe]';
const top = '5rem';
const height = `calc(100svh - ${top})`;
const timeline = 'animation-timeline: --road; animation-range: contain 4% contain 96%;';

/**
 * Moves a road of decisions sideways as the page scrolls, where scroll-driven animations work. It
 * is part of the page's data, so that scripts do not contain it. HTML escapes `>`, `&` and quotes.
 */
export const roadStyle = `
@supports (animation-timeline: view()) {
  @media screen and (prefers-reduced-motion: no-preference) and ${fromTablet} and (min-height: 38rem) {
    ${stage} { height: 220vh; view-timeline: --road; view-timeline-inset: ${top} 0; }
    ${stage}:has(:focus-visible)::before {
      position: sticky;
      inset: ${top} auto auto;
      display: block;
      height: ${height};
      margin: 0 calc(-1 * ${space.margin}) calc(${top} - 100svh);
    }
    ${stage} [role=group] {
      position: sticky;
      top: ${top};
      container-type: inline-size;
      height: ${height};
      padding-block: 0;
      overflow: clip;
    }
    ${stage} [role=group] div {
      display: flex;
      flex-direction: column;
      height: 100%;
      animation: drive linear both;
      ${timeline}
    }
    ${stage} ol {
      grid-auto-columns: max(min(30rem, 84vw), 36vw, min(100svh - 24rem, 84vw));
      margin-inline: calc(-1 * ${space.margin});
      padding-inline: ${space.margin};
    }
    ${stage} img { min-height: 40%; margin-top: auto; object-fit: cover; object-position: 50% 100%; outline: 0; }
    @keyframes drive { to { translate: calc(100cqi - 100%); } }
  }
}`;
