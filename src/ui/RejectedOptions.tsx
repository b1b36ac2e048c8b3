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
    width: fit-content;
    position: relative;
    font-weight: 400;
    /* Strikes the title out. Slanted and heavier than the letters, so that it does not look like a crossbar. */
    &::after {
      content: '';
      position: absolute;
      inset: calc(50% - 0.02em) -0.12em auto;
      height: max(0.09em, 3px);
      border-radius: 1em;
      background: var(--line);
      rotate: -2.5deg;
    }
    /* Paper and forced colours show no backgrounds. */
    @media print, (forced-colors: active) { text-decoration: line-through; &::after { content: none; } }
  }
`;

const RejectedOption = styled(Columns)`
  ${foldRow}
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
      <RejectedOption as="li" $gap="xxs" key={title}>
        <h3>{title}</h3>
        <Fold summary={why} topic={title} row>
          <p>{text}</p>
        </Fold>
      </RejectedOption>
    ))}
  </RejectedOptionList>
);
