import styled from 'styled-components';
import { below, color, shaped } from '../../../theme/theme.ts';
import { fontSize } from '../../../theme/tokens.ts';

/**
 * A section in a few words, which phones also show while it is folded. Sections can set the colour
 * that it has on phones, `--quiet`.
 */
export const Brief = styled.p`
  font-size: ${fontSize.lead};
  line-height: 1.3;
  text-wrap: balance;
  ${below.tablet} { margin-right: 2rem; color: var(--quiet, ${color.quietText}); }
  ${shaped.phone} { font: inherit; }
  @media print { && { font-size: 11pt; letter-spacing: 0; } }
`;
