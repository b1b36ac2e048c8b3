import styled, { keyframes } from 'styled-components';
import { below, color, from, hoverable, motionAllowed } from '../../../theme/theme.ts';
import { fontSize, space } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';
import { Bleed } from '../../../ui/layout/Bleed.ts';
import { lineWeight } from '../../../ui/line/tangle.ts';
import { desktopUnit } from '../line/heroDrawings.ts';
import { ofPage, pegInset } from './motion.ts';

/** How much higher than the others the highest cover is in high stages. */
const highest = 1.3;
/** Stages with room for covers of two heights. */
const highStage = '@container (height > 26rem)';
/** Between headline and text. */
export const ClotheslineStage = styled(Bleed)`
  position: relative;
  z-index: 1;
  container-type: size;
  grid-row: 2;
  align-self: stretch;
  @media print { display: none; }
`;

/** \`--sag-share\` is the share of its sag that the line has; see playEntrance.ts. */
export const ClotheslineList = styled.ul`
  --sag-share: 1;
  --sag: 2.8cqw;
  /* How far the middle of a cover's upper edge is below the line. */
  --dip: 5px;
  /* How far its corners are. */
  --droop: 4px;
  --steep: atan2(4 * var(--sag), 100cqw);
  /* In high windows covers are as high as \`--highest\`, and half of the rest is above them. */
  --top: max(0.75rem, min(26cqh, var(--above-line)), (var(--room) - var(--highest) + var(--above-line)) / 2);
  --room: calc(100cqh - var(--sag) - var(--below-covers));
  --above-line: 5rem;
  --below-covers: 1.5rem;
  /* Each cover's width as a share of the window's. The edges cut the first and the last of three. */
  --each: 0.48;
  --width: calc(100cqw * var(--each));
  --highest: calc(1.15 * var(--width));
  --high: min(var(--room) - var(--top), var(--highest));
  position: absolute;
  inset: 0;
  /* As in the drawing that it was. */
  --weight: 1.31vw;
  --peg: 0.5rem;
  ${from.tablet} { --weight: 0.96vw; --each: 0.39; --above-line: 6.5rem; --below-covers: 0.75rem; --sag: 2cqw; --peg: 0.75rem; }
  ${from.desktop} {
    /* About 10.3rem of the window are above and below the drawing. */
    --weight: calc(${lineWeight} * ${desktopUnit('var(--page)', '(100svh - 10.3rem)')});
    --peg: max(1rem, 1.1cqw);
    --dip: 1.1cqw;
    --droop: 0.7cqw;
    --top: clamp(3.25rem, 40cqh - 5.5rem, 9rem);
    --names: 4rem;
    --height: min(100cqh - var(--top) - var(--names), 25cqw);
    --page: calc(100cqw - 2 * ${space.margin});
    /* Low windows cut more of the covers, so that they stay wide. */
    --whole: min(${ofPage} * var(--page), var(--height) * 1.8);
    --high: min(var(--whole) * 0.76, var(--height) * 0.92);
  }
  > svg {
    position: absolute;
    z-index: -1;
    top: var(--top);
    width: 100%;
    height: calc(2 * var(--sag));
    overflow: visible;
    fill: none;
    stroke: var(--line);
    stroke-width: var(--weight);
    pointer-events: none;
    /* Not less, because Chromium draws a line this wide half transparent then. */
    path { transform: scaleY(max(var(--sag-share), 0.02)); }
  }
`;

/** A cover below the line, as steep as the line is in its middle. */
export const ClotheslineItem = styled.li`
  position: absolute;
  top: calc(var(--top) + var(--weight) / 2 - 1px);
  --left: calc(var(--middle) * 100cqw - var(--width) / 2);
  left: var(--left);
  width: var(--width);
  height: var(--height);
  --height: calc(var(--height-share) * var(--high));
  ${from.desktop} {
    --width: calc(var(--whole) * var(--size));
    --height: var(--high);
    ${highStage} { --height: calc(${highest} * var(--height-share) * var(--high)); }
  }
  transform-origin: 50% 0;
  translate: 0 calc(4 * var(--sag-share) * var(--sag) * var(--middle) * (1 - var(--middle)));
  --tilt: calc(var(--sag-share) * var(--steep) * (1 - 2 * var(--middle)));
  rotate: var(--tilt);
  ${below.desktop} { --middle: calc(0.5 + var(--from-middle) * (var(--each) + 0.028)); }
  ${from.desktop} {
    --left: calc(${space.margin} + var(--at) * var(--page) - var(--anchor) * var(--width));
    /* About where that is, as a share of the window's width. */
    --share: calc(${ofPage} * var(--size));
    --middle: calc(0.034 + 0.932 * (var(--at) + (0.5 - var(--anchor)) * var(--share)));
  }
`;

const sway = keyframes`
  30% { transform: skewX(-4deg); }
  65% { transform: skewX(2deg); }
`;

/** A label with two stitches, sewn to the cover's lower edge where the window shows that. */
export const CoverLabel = styled.span`
  position: absolute;
  --start: max(var(--inset), 0.5rem - var(--left) + sin(var(--tilt)) * var(--height));
  inset: calc(100% - 0.5rem) auto auto var(--start);
  /* To a little beyond the cover's edge. If the window's is nearer, the label moves to the left. */
  max-width: calc(min(var(--width) + 1rem, 100cqw - var(--left)) - 1rem);
  translate: min(0px, 100cqw - var(--left) - var(--start) + sin(var(--tilt)) * var(--height) - 100% - 0.5rem);
  --inset: 4%;
  padding: 0.25rem 0.5rem;
  background:
    linear-gradient(${color.ink} 0 0) 0.2rem 0.2rem / 2px 0.4rem no-repeat,
    linear-gradient(${color.ink} 0 0) calc(100% - 0.2rem) 0.2rem / 2px 0.4rem no-repeat,
    ${color.onDeep};
  color: ${color.ink};
  /* An edge in forced colours. */
  outline: 1px solid #0000;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.35;
  ${from.tablet} { --inset: 6%; padding-inline: 0.75rem; font-size: 1rem; }
  ${from.desktop} { padding: 0.375rem 1rem; font-size: ${fontSize.text}; }
`;

/** A cover's picture with a peg at each upper corner. */
export const HungCover = styled(Link)`
  display: block;
  height: 100%;
  transform-origin: 50% 0;
  img {
    width: 100%;
    height: 100%;
    /* Until it has loaded. Smaller, because its edges would show if the cover hangs at an angle. */
    background: linear-gradient(var(--cover) 0 0) 50% / calc(100% - 2px) calc(100% - 2px) no-repeat;
    object-fit: cover;
    object-position: calc(1% * var(--x)) calc(1% * var(--focus-y, 50));
    --x: var(--focus-x, 50);
    /* Moves what matters into the part of the first and the last cover that the window shows. */
    ${below.desktop} { --x: clamp(0, var(--focus-x, 50) + 50 * var(--from-middle), 100); }
    /* The cloth hangs below the line between the pegs and beside them. */
    mask: radial-gradient(${50 - pegInset}% var(--dip) at 50% 0, #0000 97%, #000);
    clip-path: polygon(0 var(--droop), ${pegInset}% 0, ${100 - pegInset}% 0, 100% var(--droop), 100% 100%, 0 100%);
  }
  &::before, &::after {
    content: '';
    position: absolute;
    z-index: 1;
    top: calc(-1 * var(--peg));
    left: ${pegInset}%;
    width: var(--peg);
    height: calc(2.3 * var(--peg));
    /* Two legs that a spring holds together. */
    clip-path: polygon(0 0, 40% 0, 50% 24%, 60% 0, 100% 0, 88% 100%, 12% 100%);
    background:
      linear-gradient(${color.ink} 0 0) bottom / 2px 45% no-repeat,
      linear-gradient(${color.ink} 0 0) 0 32% / 100% 7% no-repeat,
      ${color.onDeep};
  }
  &::after { right: ${pegInset}%; left: auto; }
  /* Hangs from its left peg. */
  &[data-unpegged] {
    transform-origin: ${pegInset + 1}% 0;
    &::after { opacity: 0; }
  }
  ${motionAllowed} {
    ${hoverable} { &:hover { animation: ${sway} 0.7s ease-in-out; } }
    &:focus-visible { animation: ${sway} 0.7s ease-in-out; }
  }
`;
