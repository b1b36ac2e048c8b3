import { css } from 'styled-components';

/** Styles a `<details>` whose whole row is the switch, with a plus or a minus at its right. */
export const rowSummary = css`
  summary { display: flex; gap: 1.5rem; }
  summary::after { content: '+' / ''; margin-left: auto; font-weight: 400; }
  &[open] > summary::after { content: '–' / ''; }
`;
