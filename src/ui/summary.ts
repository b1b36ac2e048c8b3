import { css } from 'styled-components';

/** Styles for a `<details>` whose `<summary>` has a custom marker or none. */
export const plainSummary = css`
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
`;
