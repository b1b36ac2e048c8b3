import { css } from 'styled-components';
import { stroke } from '../../theme/tokens.ts';

/**
 * Declares a stroke's width in CSS pixels at any scale. The drawing's `--unit` has to be the size
 * of its unit in the page. Unlike `non-scaling-stroke` this leaves dashes in the drawing's units.
 */
export const strokeWidth = (width: string = stroke.line) =>
  `stroke-width: calc(1px * tan(atan2(${width}, var(--unit))));`;

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
