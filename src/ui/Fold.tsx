import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below } from '../theme/theme.ts';
import { titleType } from '../theme/tokens.ts';
import { foldedOnPhones, rowSummary } from './summary.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

/** The padding above and below the title of a folded row on phones. */
export const rowPadding = '0.75rem';

/** Styles the row around a title and a Fold with `row`. A row can set its own `--row-padding`. */
export const foldRow = css`
  position: relative;
  ${below.tablet} { :is(dt, h2, h3) { margin-right: 2rem; } }
`;

export const FoldDetails = styled.details`
  ${rowSummary}
  summary {
    padding: 0.75rem 0;
    border-top: 2px solid var(--line);
    ${titleType}
  }
  &[data-row] {
    /* Covers the row, but not the content, whose text can be selected. */
    summary { position: absolute; inset: 0; padding-top: var(--row-padding, ${rowPadding}); border: 0; }
    > :not(summary) { position: relative; z-index: 1; }
  }
  ${foldedOnPhones('&')}
`;

interface Props {
  summary: string;
  /**
   * Names the content, hidden in the summary, because screen readers may read it without its
   * context.
   */
  topic?: ReactNode;
  /** Makes the whole row of the visible topic the switch; the row has the styles of `foldRow`. */
  row?: boolean;
  open?: boolean;
  children: ReactNode;
}

/** Content that phones show on request. Wider screens always show it and have no summary. */
export const Fold = ({ summary, topic, row, open, children }: Props) => {
  const name = (
    <VisuallyHidden>
      {row && summary}: {topic}
    </VisuallyHidden>
  );
  return (
    <FoldDetails data-row={row ? '' : undefined} open={open}>
      <summary>
        {row ? (
          name
        ) : (
          <span>
            {summary}
            {topic && name}
          </span>
        )}
      </summary>
      {children}
    </FoldDetails>
  );
};
