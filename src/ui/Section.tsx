import styled, { css } from 'styled-components';
import { color } from '../theme/theme.ts';
import { space } from '../theme/tokens.ts';

/** Sets the custom properties that a section's content reads. */
export const paint = (background: string, text: string, line = text, focus = line) => css`
  --bg: ${background};
  --on: ${text};
  --line: ${line};
  --focus: ${focus};
  background: var(--bg);
  color: var(--on);
`;

const tones = {
  page: paint(color.page, color.text, color.line, color.accent),
  quiet: paint(color.quiet, color.text, color.line, color.accent),
  loud: paint(color.loud, color.onLoud, color.loudLine, color.loudAccent),
  deep: paint(color.deep, color.onDeep, color.deepLine),
  inverse: paint(color.inverse, color.onInverse, color.inverseLine),
  second: paint(color.second, color.onSecond, color.secondLine),
};

export type Tone = keyof typeof tones;

/**
 * Sets the custom properties that a section's content reads: the colours of background, text, line
 * and focus ring.
 */
export const tone = ($tone: Tone) => tones[$tone];

interface SectionProps {
  $tone?: Tone;
  /** The padding above and below the content. */
  $size?: 'short' | 'last';
}

const paddings = { short: space.shortSection, last: space.lastSection };

/**
 * A section with a background from one edge of the window to the other; its content keeps to the
 * page's margins.
 */
export const Section = styled.section<SectionProps>`
  position: relative;
  padding: ${({ $size }) => ($size ? paddings[$size] : space.section)} ${space.margin};
  ${({ $tone = 'page' }) => tones[$tone]}
  @media print { padding-block: 1.5rem; }
`;

/** The props of a loud section that a page begins with. The header above it has its text's colour. */
export const loudHead = { $tone: 'loud', 'data-loud': '' } as const;

/**
 * A grid of twelve columns. Children set their `grid-column`; see layout/Columns.ts for equal
 * columns.
 */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
`;
