import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fromTablet } from '../theme/tokens.ts';
import { plainSummary } from './summary.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

const FoldDetails = styled.details`
  ${plainSummary}
  summary {
    padding: 0.6rem 0;
    font-weight: 600;
    text-decoration: underline;
  }
  /* Once it is open, the summary shows only while it has keyboard focus. */
  &[open] > summary:not(:focus-visible) { position: absolute; clip-path: inset(50%); }
  @supports selector(::details-content) {
    @media ${fromTablet}, print { summary { display: none; } &::details-content { content-visibility: visible; } }
  }
`;

interface Props {
  summary: string;
  /** Names the content, hidden in the summary, because screen readers may read it without its context. */
  topic: string;
  children: ReactNode;
}

/** Content that phones show on request. Wider screens always show it and have no summary. */
export const Fold = ({ summary, topic, children }: Props) => (
  <FoldDetails>
    <summary>
      {summary}
      <VisuallyHidden>: {topic}</VisuallyHidden>
    </summary>
    {children}
  </FoldDetails>
);
