import styled, { css } from 'styled-components';
import { color } from '../theme/theme.ts';
import { space } from '../theme/tokens.ts';

interface Colours {
  background: string;
  text: string;
  /** The text's colour by default. */
  line?: string;
  /** The focus ring's colour; the line's by default. */
  focus?: string;
}

/** Sets the custom properties that a section's content reads. */
export const paint = ({ background, text, line = text, focus = line }: Colours) => css`
  --bg: ${background};
  --on: ${text};
  --line: ${line};
  --focus: ${focus};
  background: var(--bg);
  color: var(--on);
`;

const onPage = { text: color.text, line: color.line, focus: color.accent };

const tones = {
  page: paint({ ...onPage, background: color.page }),
  quiet: paint({ ...onPage, background: color.quiet }),
  loud: paint({
    background: color.loud,
    text: color.onLoud,
    line: color.loudLine,
    focus: color.loudAccent,
  }),
  deep: paint({ background: color.deep, text: color.onDeep, line: color.deepLine }),
  inverse: paint({ background: color.inverse, text: color.onInverse, line: color.inverseLine }),
  second: paint({ background: color.second, text: color.onSecond, line: color.secondLine }),
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

/** Props of a loud section at the top of a page. The header takes its text colour. */
export const loudHead = { $tone: 'loud', 'data-loud': '' } as const;
