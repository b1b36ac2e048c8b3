import styled from 'styled-components';
import { shaped } from '../theme/theme.ts';
import { fontSize, spacing } from '../theme/tokens.ts';
import { Fold, foldRow } from './Fold.tsx';
import { Columns } from './layout/Columns.ts';

const RejectedOptionList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${spacing.xl};
  margin-top: ${spacing.xl};
  h3 {
    font-size: ${fontSize.title};
    line-height: 1;
    letter-spacing: -0.035em;
    font-weight: 400;
    /* Strikes each line of the title out, behind its letters: slanted, so that it does not look like a crossbar. */
    @media screen and (forced-colors: none) {
      s {
        padding-inline: 0.12em;
        margin-inline: -0.12em;
        text-decoration: none;
        background: linear-gradient(to right bottom, #0000 44%, var(--line) 46% 54%, #0000 56%) 0 55% / 100% 0.5em no-repeat;
        box-decoration-break: clone;
      }
    }
  }
`;

const RejectedOption = styled(Columns)`
  ${foldRow}
  --row-padding: 0;
  align-items: baseline;
  p { max-width: 29em; }
  ${shaped.wide} { & > h3 { font-size: ${fontSize.large}; } }
`;

interface Props {
  items: readonly { title: string; text: string }[];
  /** The button that unfolds a reason on phones. */
  why: string;
}

/** Rejected options: each title is struck out, with the reason on its right. */
export const RejectedOptions = ({ items, why }: Props) => (
  <RejectedOptionList>
    {items.map(({ title, text }) => (
      <RejectedOption as="li" $from="tablet" $gap="xxs" key={title}>
        <h3>
          <s>{title}</s>
        </h3>
        <Fold summary={why} topic={title} row>
          <p>{text}</p>
        </Fold>
      </RejectedOption>
    ))}
  </RejectedOptionList>
);
