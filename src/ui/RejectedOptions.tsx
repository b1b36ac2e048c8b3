import styled from 'styled-components';
import { from } from '../theme/theme.ts';
import { type } from '../theme/tokens.ts';
import { Grid } from './Field.tsx';

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: clamp(1.75rem, 4vw, 3.5rem);
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  h3 {
    font-size: ${type.title};
    line-height: 1;
    letter-spacing: -0.035em;
    width: fit-content;
    padding-inline: 0.12em;
    margin-left: -0.12em;
    font-weight: 400;
    /* Slanted and of another weight than the letters, so that it does not look like one of their crossbars. */
    --half: max(0.045em, 1.5px);
    background: linear-gradient(to bottom right, #0000 calc(50% - var(--half)), var(--line) calc(50% - var(--half) + 1px) calc(50% + var(--half) - 1px), #0000 calc(50% + var(--half)));
    /* Neither shows backgrounds. */
    @media print, (forced-colors: active) { text-decoration: line-through; }
  }
`;

const Row = styled(Grid)`
  row-gap: 0.5rem;
  align-items: baseline;
  & > * { grid-column: 1 / -1; }
  p { max-width: 34em; }
  ${from.desktop} {
    & > :first-child { grid-column: 1 / 7; font-size: ${type.large}; }
    & > :last-child { grid-column: 7 / -1; }
  }
`;

/** Rejected options: each title struck out, with the reason beside it. */
export const RejectedOptions = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <List>
    {items.map(({ title, text }) => (
      <Row as="li" key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </Row>
    ))}
  </List>
);
