import styled from 'styled-components';
import { below, color, from, shaped } from '../../theme/theme.ts';
import { fontSize } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { Fold, foldRow, rowPadding } from '../../ui/Fold.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { SpacedList } from '../../ui/lists.ts';
import { Chapter } from '../../ui/text.ts';

/** Only while the list is folded, because it says the same. */
const Brief = styled.p`
  margin: 0.25rem 2rem 0 0;
  color: ${color.quietText};
  ${from.tablet} { display: none; }
  @media print { display: none; }
`;

/** On phones a row that unfolds. */
export const JobListRow = styled.div`
  ${foldRow}
  ${below.tablet} {
    padding: ${rowPadding} 0;
    border-block: 2px solid var(--line);
    & + & { border-top: 0; }
    &:has([open]) ${Brief} { display: none; }
  }
`;

const JobItems = styled(SpacedList)`
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
    <Fold topic={heading} row open={open}>
      <JobItems>
        <Each as="li" texts={texts} foreign />
      </JobItems>
    </Fold>
  </JobListRow>
);
