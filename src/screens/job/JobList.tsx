import styled from 'styled-components';
import { below, color, from, shaped } from '../../theme/theme.ts';
import { fontSize } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { SpacedList } from '../../ui/SpacedList.ts';
import { foldedOnPhones, plusOrMinus } from '../../ui/summary.ts';
import { Chapter } from '../../ui/text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';

/** Only while the list is folded, because it says the same. */
const Brief = styled.p`
  margin: 0.25rem 2rem 0 0;
  color: ${color.quietText};
  ${from.tablet} { display: none; }
  @media print { display: none; }
`;

/** On phones a row that unfolds, with a larger mark than in `Fold`. */
export const JobListRow = styled.div`
  position: relative;
  details { ${foldedOnPhones('&')} ${plusOrMinus('&')} }
  summary { position: absolute; inset: 0; padding-top: 0.9rem; text-align: right; font-size: 1.5rem; line-height: 1.2; }
  ${below.tablet} {
    padding: 0.75rem 0;
    h2 { margin-right: 2rem; }
    border-block: 2px solid var(--line);
    & + & { border-top: 0; }
    &:has([open]) ${Brief} { display: none; }
  }
`;

const JobItems = styled(SpacedList)`
  position: relative;
  margin-top: 1rem;
  ${shaped.wide} { font-size: ${fontSize.text}; }
`;

interface Props {
  heading: string;
  brief: string | undefined;
  texts: readonly string[];
  open?: boolean;
}

/** A list that phones show on request. */
export const JobList = ({ heading, brief, texts, open = false }: Props) => (
  <JobListRow>
    <div>
      <Chapter>{heading}</Chapter>
      {brief && (
        <Brief>
          <Foreign>{brief}</Foreign>
        </Brief>
      )}
    </div>
    <details open={open}>
      <summary>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </summary>
      <JobItems>
        <Each as="li" texts={texts} foreign />
      </JobItems>
    </details>
  </JobListRow>
);
