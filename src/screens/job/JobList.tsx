import styled from 'styled-components';
import { below, color, from, shaped } from '../../theme/theme.ts';
import { fontSize } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { SpacedList } from '../../ui/SpacedList.ts';
import { foldedOnPhones, plusOrMinus } from '../../ui/summary.ts';
import { Chapter } from '../../ui/text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';

/** Disappears when the list unfolds, because the list says the same. */
const Brief = styled.p`
  margin: 0.25rem 2rem 0 0;
  color: ${color.quietText};
  ${from.tablet} { display: none; }
  @media print { display: none; }
`;

/** Unfolds on phones, with a larger mark than in `Fold`. */
export const JobListRow = styled.div`
  position: relative;
  ${below.tablet} {
    padding: 0.75rem 0;
    border-block: 2px solid var(--line);
    & + & { border-top: 0; }
    &:has([open]) ${Brief} { display: none; }
  }
`;

const JobListHeading = styled(Chapter)`
  ${below.tablet} { margin-right: 2rem; }
`;

const JobListDetails = styled.details`${foldedOnPhones('&')} ${plusOrMinus('&')}`;

/** Covers the row. */
const JobListSwitch = styled.summary`
  position: absolute;
  inset: 0;
  padding-top: 0.9rem;
  text-align: right;
  font-size: 1.5rem;
  line-height: 1.2;
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
      <JobListHeading>{heading}</JobListHeading>
      {brief && (
        <Brief>
          <Foreign>{brief}</Foreign>
        </Brief>
      )}
    </div>
    <JobListDetails open={open}>
      <JobListSwitch>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </JobListSwitch>
      <JobItems>
        <Each as="li" texts={texts} foreign />
      </JobItems>
    </JobListDetails>
  </JobListRow>
);
