import styled from 'styled-components';
import { site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { Field } from '../../ui/Field.tsx';

/** Whether the agency's offices are the two sides of the page. */
export const twoOffices = site.offices.length === 2;

/** A field of two halves, one office's each, with the line between them; it goes on where two such fields follow each other. */
export const TwoCities = styled(Field)`
  ${from.tablet} {
    &::before {
      content: ${twoOffices ? "''" : 'none'};
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
