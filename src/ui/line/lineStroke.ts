import { css } from 'styled-components';
import { stroke } from '../../theme/tokens.ts';

/**
 * Converts a length in the page into one in a drawing, at any scale. The drawing's `--unit` has to
 * be the size of its unit in the page. `tan(atan2(a, b))` is a / b: not all browsers can divide a
 * length by a length.
 */
const inDrawing = (length: string) => `calc(1px * tan(atan2(${length}, var(--unit))))`;

/**
 * Declares a stroke's width in CSS pixels. Unlike `non-scaling-stroke` this leaves dashes in the
 * drawing's units.
 */
export const strokeWidth = (width: string = stroke.line) => `stroke-width: ${inDrawing(width)};`;

/** Strokes each path in a component with a round line. */
export const lineStroke = css`
  path {
    fill: none;
    stroke: var(--line);
    ${strokeWidth()}
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
