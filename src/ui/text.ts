import styled from 'styled-components';
import { color } from '../theme/theme.ts';
import {
  belowDesktop,
  fontSize,
  fromTablet,
  headingSpacing,
  largeType,
  titleType,
} from '../theme/tokens.ts';

/** The largest text, used at most once on a page. */
export const Display = styled.h1`
  /* Aligns the letters' stems with the page's left edge. */
  margin-left: -0.03em;
  font-size: ${fontSize.display};
  line-height: 0.9;
  letter-spacing: -0.045em;
`;

/** The headline of a page that is mostly text. */
export const Headline = styled.h1`
  font-size: ${fontSize.headline};
  line-height: 0.92;
  letter-spacing: -0.045em;
  max-width: 15ch;
`;

export const Chapter = styled.h2`
  font-size: ${fontSize.chapter};
  line-height: 0.95;
  letter-spacing: ${headingSpacing};
  max-width: 18ch;
`;

/** A chapter's heading in the first third of the page. Tablets have less room there. */
export const SideChapter = styled(Chapter)`
  @media ${fromTablet} and ${belowDesktop} { font-size: 2.75rem; }
`;

/** The heading of a section beside larger text. */
export const Heading = styled.h2`${largeType} margin-bottom: 0.4em;`;

export const Title = styled.h3`
  ${titleType}
`;

export const Lead = styled.p`
  font-size: ${fontSize.lead};
  line-height: 1.35;
  letter-spacing: -0.01em;
  max-width: 29em;
  text-wrap: balance;
`;

/** Running text with lines of a readable length. */
export const Prose = styled.div`
  font-size: ${fontSize.text};
  & > * { max-width: 29em; }
  & > * + *, p + p { margin-top: 1em; }
`;

export const Quiet = styled.p`
  font-size: ${fontSize.small};
  color: ${color.quietText};
`;
