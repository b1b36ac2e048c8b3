import { css } from 'styled-components';

/** For what holds a `summary` with a mark of its own, or none. */
export const plainSummary = css`
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
`;
