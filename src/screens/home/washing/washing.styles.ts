import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { below, from, hoverable, motionAllowed } from '../../../theme/theme.ts';
import { space, stroke } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';
import { Bleed } from '../../../ui/layout/Bleed.ts';

/** The hero with washing: headline, line and, on desktops, the text in one row below. */
export const HungHero = createGlobalStyle`
  section[data-hung] { --kept: 0px; }
  ${from.desktop} {
    section[data-hung] {
      padding-bottom: max(1.75rem, var(--notice-height, 0px) + 0.75rem);
      grid-template: auto minmax(16rem, 1fr) auto / minmax(0, 1fr);
    }
    /* Covers fall behind the headline. */
    section[data-hung] > h1 { position: relative; z-index: 2; pointer-events: none; }
    section[data-hung] > h1 + div {
      grid-area: 3 / 1;
      display: flex;
      align-items: end;
      gap: calc(2 * ${space.gutter});
      margin: 0;
      & > div { flex-shrink: 0; margin: 0; }
    }
  }
`;

/** Between headline and text on desktops, below both in narrower windows. */
export const WashingStage = styled(Bleed)`
  position: relative;
  z-index: 1;
  container-type: size;
  grid-row: 3;
  align-self: stretch;
  ${from.desktop} { grid-row: 2; }
  @media print { display: none; }
`;

/** \`--give\` is the share of its sag that the line has; see hang.ts. */
export const WashingList = styled.ul`
  --give: 1;
  --sag: 2.8cqw;
  --steep: 6.4deg;
  --top: clamp(0.75rem, 14cqh, 6rem);
  --width: 40cqw;
  --height: min(100cqh - var(--top) - 2.25rem, var(--width) * 3 / 2);
  position: absolute;
  inset: 0 0 max(0px, var(--notice-height, 0px) - 1rem);
  ${from.desktop} {
    --sag: 1cqw;
    --steep: 2.29deg;
    --top: clamp(2.5rem, 24cqh, 7rem);
    --height: min(100cqh - var(--top) - 4.25rem, 21.6cqw);
    --whole: min(27.6cqw, var(--height) * 1.6);
    bottom: 0;
  }
  > svg {
    position: absolute;
    top: var(--top);
    width: 100%;
    height: calc(2 * var(--sag));
    overflow: visible;
    fill: none;
    stroke: var(--line);
    stroke-width: ${stroke.line};
    ${from.desktop} { stroke-width: ${stroke.bleed}; }
    pointer-events: none;
    /* Not 0, because that draws nothing. */
    path { transform: scaleY(calc(var(--give) + 0.001)); }
  }
`;

/** Hangs from the line: its top's middle is on it, and it is as steep as the line is there. */
export const WashingItem = styled.li`
  position: absolute;
  top: var(--top);
  left: clamp(0px, var(--middle) * 100cqw - var(--width) / 2, 100cqw);
  width: var(--width);
  height: var(--height);
  ${from.desktop} {
    --width: calc(var(--whole) * var(--size));
    height: calc(var(--height) * (1 + var(--size)) / 2.2);
  }
  transform-origin: 50% 0;
  translate: 0 calc(4 * var(--give) * var(--sag) * var(--middle) * (1 - var(--middle)));
  --tilt: calc(var(--give) * var(--steep) * (1 - 2 * var(--middle)));
  rotate: var(--tilt);
  ${below.desktop} { --middle: var(--narrow); }
  ${from.desktop} { --middle: var(--wide); }
`;

const sway = keyframes`
  30% { transform: skewX(-4deg); }
  65% { transform: skewX(2deg); }
`;

/** Below the cover, on one level line. */
export const WashingName = styled.span`
  position: absolute;
  inset: calc(100% + 0.25rem) 0 auto;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 600;
  transform-origin: 0 0;
  rotate: calc(-1 * var(--tilt));
  ${below.desktop} { padding-left: 1rem; [data-cut] & { opacity: 0; } }
  ${from.desktop} { top: calc(100% + 0.5rem); font-size: 1.25rem; }
`;

/** With a peg at each upper corner. */
export const WashingCover = styled(Link)`
  display: block;
  height: 100%;
  transform-origin: 50% 0;
  img { width: 100%; height: 100%; object-fit: cover; }
  &::before, &::after {
    content: '';
    position: absolute;
    z-index: 1;
    top: -0.625rem;
    left: 8%;
    width: 0.4375rem;
    height: 1.5rem;
    background: var(--line);
  }
  &::after { right: 8%; left: auto; }
  ${from.desktop} { &::before, &::after { top: -0.875rem; width: 0.5625rem; height: 2rem; } }
  /* Hangs from its left peg. */
  &[data-unpegged] { transform-origin: 9% 0; }
  &[data-unpegged]::after { opacity: 0; }
  ${motionAllowed} {
    ${hoverable} { &:hover { animation: ${sway} 0.7s ease-in-out; } }
    &:focus-visible { animation: ${sway} 0.7s ease-in-out; }
  }
`;
