import styled from 'styled-components';
import { shaped } from '../../theme/theme.ts';
import { fontSize } from '../../theme/tokens.ts';
import { Foreign } from '../../ui/Foreign.tsx';
import { Chapter } from '../../ui/text.ts';

const Brief = styled.p`
  max-width: 22em;
  margin-top: 0.5rem;
  text-wrap: balance;
  ${shaped.wide} { margin-top: 1rem; font-size: ${fontSize.lead}; line-height: 1.3; }
`;

/** The heading of a list, and the list in a few words. */
export const JobHeading = ({ heading, brief }: { heading: string; brief: string | undefined }) => (
  <div>
    <Chapter>{heading}</Chapter>
    {brief && (
      <Brief>
        <Foreign>{brief}</Foreign>
      </Brief>
    )}
  </div>
);
