import styled, { createGlobalStyle, css } from 'styled-components';
import { below, color } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { paint } from '../../../ui/Section.tsx';

/**
 * Draws a line between the closing section and the dark footer, as wide as the strokes of the
 * section's drawing: 8 of 640 units. A section with another ground sets `--night-edge`.
 */
const edge = css`
  @media screen and (prefers-color-scheme: light) {
    box-shadow: var(--night-edge, inset 0 max(3px, 50vw * 8 / 640) var(--line));
  }
`;

const night = { background: color.ink, text: color.onDeep, line: color.deepLine };

/** The colours of the night, for the whole footer or a part of it. */
export const NightStyle = createGlobalStyle`
  @media screen {
    footer[data-night], footer [data-night] { ${paint(night)} isolation: isolate; }
  }
  footer[data-night] { ${edge} }
`;

/** The local time at night. The padding keeps it clear of the rule between two offices. */
export const NightTime = styled.span`
  display: block;
  @media screen { padding-right: 0.75rem; }
`;

const toLeftEdge = `left: calc(-1 * ${space.margin});`;

/** The background of an office's half at night, to the window's edge and under the animals' line. */
export const NightGround = styled.span<{ $index: number }>`
  position: absolute;
  inset: -3px calc(-1 * var(--after)) 0 0;
  ${({ $index }) => $index === 0 && toLeftEdge}
  /* Smaller windows have two offices in a row. */
  ${({ $index }) => $index % 2 === 0 && `${below.desktop} { ${toLeftEdge} }`}
  z-index: -1;
  border-top: 3px solid var(--line);
  background: var(--bg);
`;

/** The same background above the animals' line, for the first or the second of two offices. */
export const NightBand = styled.div<{ $half: number }>`
  ${edge}
  position: absolute;
  inset: ${({ $half }) =>
    $half
      ? `0 calc(-1 * ${space.margin}) 0 calc(50% - ${space.gutter} / 2 + 3px)`
      : `0 calc(50% + ${space.gutter} / 2 - 3px) 0 calc(-1 * ${space.margin})`};
`;
