import styled from 'styled-components';
import { shaped } from '../theme/theme.ts';
import { fontSize } from '../theme/tokens.ts';
import { Fold } from './Fold.tsx';
import { Split } from './Split.ts';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: clamp(1.75rem, 4vw, 3.5rem);
  margin-top: clamp(2rem, 4vw, 4rem);
  h3 {
    font-size: ${fontSize.title};
    line-height: 1;
    letter-spacing: -0.035em;
    width: fit-content;
    position: relative;
    font-weight: 400;
    /* Slanted and of another weight than the letters, so that it does not look like one of their crossbars. */
    &::after {
      content: '';
      position: absolute;
      inset: calc(50% - 0.02em) -0.12em auto;
      height: max(0.09em, 3px);
      border-radius: 1em;
      background: var(--line);
      rotate: -2.5deg;
    }
    /* Neither shows backgrounds. */
    @media print, (forced-colors: active) { text-decoration: line-through; &::after { content: none; } }
  }
`;

const Row = styled(Split)`
  row-gap: 0.5rem;
  align-items: baseline;
  p { max-width: 34em; }
  ${shaped.wide} { & > h3 { font-size: ${fontSize.large}; } }
`;

interface Props {
  items: readonly { title: string; text: string }[];
  /** What unfolds the reasons on phones. */
  why: string;
}

/** Rejected options: each title struck out, with the reason beside it. */
export const RejectedOptions = ({ items, why }: Props) => (
  <List>
    {items.map(({ title, text }) => (
      <Row as="li" $half key={title}>
        <h3>{title}</h3>
        <Fold summary={why} topic={title}>
          <p>{text}</p>
        </Fold>
      </Row>
    ))}
  </List>
);
