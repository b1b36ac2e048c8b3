import styled from 'styled-components';
import { below } from '../../theme/theme.ts';
import { fromTablet } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { RuledRows } from '../../ui/lists.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { JobHeading } from './JobHeading.tsx';

/**
 * On phones the row of the heading is the switch, as in `Fold`. With that component here, webpack
 * would put it in a chunk that exceeds the limit of the career page's scripts.
 */
export const FoldedListSection = styled.div`
  position: relative;
  summary { position: absolute; inset: 0; padding-top: 0.9rem; text-align: right; font-size: 1.5rem; line-height: 1.2; }
  summary::after { content: '+' / ''; }
  [open] > summary::after { content: '–' / ''; }
  ul { position: relative; margin-top: 1.25rem; }
  li { padding-right: max(0px, 100% - 30em); }
  ${below.tablet} {
    padding: 0.75rem 0 1rem;
    border-block: 2px solid var(--line);
    & + & { border-top: 0; }
    h2 { margin-right: 2rem; }
    li { padding-block: 0.6rem 0.75rem; }
  }
  @supports selector(::details-content) {
    @media ${fromTablet}, print { summary { display: none; } details::details-content { content-visibility: visible; } }
  }
`;

interface Props {
  heading: string;
  brief: string | undefined;
  texts: readonly string[];
  open?: boolean;
}

/** A list that phones show on request. */
export const FoldedList = ({ heading, brief, texts, open }: Props) => (
  <FoldedListSection>
    <JobHeading heading={heading} brief={brief} />
    <details open={open}>
      <summary>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </summary>
      <RuledRows>
        <Each as="li" texts={texts} foreign />
      </RuledRows>
    </details>
  </FoldedListSection>
);
