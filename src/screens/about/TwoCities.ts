import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { Field } from '../../ui/Field.tsx';

/** A field of two halves, one office's each, with the line between them; it goes on where two such fields follow each other. */
export const TwoCities = styled(Field)`
  ${from.tablet} {
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 calc(50% - 2.5px);
      border-left: 5px solid var(--line);
    }
    & + & { padding-top: 0; }
  }
`;

/** What stands on both sides of that line. */
export const Banks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1rem, 3vw, 3rem) clamp(2.5rem, 5vw, 5rem);
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
