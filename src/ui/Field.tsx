import styled, { css } from 'styled-components';
import { color } from '../theme/theme.ts';
import { space } from '../theme/tokens.ts';

const paint = (field: string, on: string, line: string, focus: string) => css`
  --field: ${field};
  --on: ${on};
  --line: ${line};
  --focus: ${focus};
  background: var(--field);
  color: var(--on);
`;

const tones = {
  page: paint(color.page, color.text, color.line, color.accent),
  quiet: paint(color.quiet, color.text, color.line, color.accent),
  loud: paint(color.loud, color.onLoud, color.line, color.accent),
  deep: paint(color.deep, color.onDeep, color.deepLine, color.deepLine),
  inverse: paint(color.inverse, color.onInverse, color.inverseLine, color.inverseLine),
  fjord: paint(color.fjord, color.onFjord, color.fjordLine, color.fjordLine),
};

export type Tone = keyof typeof tones;

/** The colours that a field passes to its content: its own, the text's, the line's and the focus ring's. */
export const tone = ($tone: Tone) => tones[$tone];

/** A full-bleed colour field with hard edges; its content keeps to the page's margins. */
export const Field = styled.section<{ $tone?: Tone }>`
  position: relative;
  padding: ${space.field} ${space.margin};
  ${({ $tone = 'page' }) => tones[$tone]}

  @media print {
    padding-block: 1.5rem;
    background: none;
    color: #000;
  }
`;

/**
 * In the dark scheme the page's loud first field and what follows have one colour. There the field ends on ground of the
 * line's colour, so that its line has something to stand on.
 */
export const ground = css`
  @media screen and (prefers-color-scheme: dark) { border-bottom: clamp(1rem, 2.5vw, 2.5rem) solid var(--line); }
`;

/** Twelve columns. On phones everything is stacked unless a child says otherwise. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
`;
