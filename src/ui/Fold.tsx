import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fromTablet } from '../theme/tokens.ts';
import { plainSummary } from './summary.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

const Details = styled.details`
  ${plainSummary}
  summary {
    padding: 0.6rem 0;
    font-weight: 600;
    text-decoration: underline;
  }
  /* Once it is open only those who press it by keyboard see it. */
  &[open] > summary:not(:focus-visible) { position: absolute; clip-path: inset(50%); }
  @supports selector(::details-content) {
    @media ${fromTablet}, print { summary { display: none; } &::details-content { content-visibility: visible; } }
  }
`;

interface Props {
  /** On the switch. */
  say: string;
  /** What unfolds, for those who hear the switch without its surroundings. */
  of: string;
  children: ReactNode;
}

/** What phones show only when it is asked for. Wider screens always show it, and its switch is gone, also for the keyboard. */
export const Fold = ({ say, of, children }: Props) => (
  <Details>
    <summary>
      {say}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </summary>
    {children}
  </Details>
);
