import { css } from 'styled-components';

/** Styles for a `<details>` whose `<summary>` has a custom marker or none. */
export const plainSummary = css`
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
`;

/** For one whose whole row is the switch, with a plus or a minus at its right. */
export const rowSummary = css`
  ${plainSummary}
  summary { display: flex; gap: 1.5rem; }
  summary::after { content: '+' / ''; margin-left: auto; font-weight: 400; }
  &[open] > summary::after { content: '–' / ''; }
`;
