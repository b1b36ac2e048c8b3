import { fromTablet } from '../theme/tokens.ts';

/**
 * Marks a `<details>` with a plus, and with a minus while it is open.
 * @param details its selector
 * @param label the element that the mark is after
 * @param style declarations for the mark
 */
export const plusOrMinus = (details: string, label = 'summary', style = '') => `
  ${details} ${label}::after { content: '+' / ''; ${style} }
  ${details}[open] ${label}::after { content: '–' / ''; }
`;

/** Opens a `<details>` in wide windows and on paper, and hides its summary, where browsers can. */
export const foldedOnPhones = (details: string) => `
  @supports selector(::details-content) {
    @media ${fromTablet}, print {
      ${details} summary { display: none; }
      ${details}::details-content { content-visibility: visible; }
    }
  }
`;

/** Styles a `<details>` whose whole row is the switch, with its mark at the right. */
export const rowSummary = `
  summary { display: flex; gap: 1.5rem; }
  ${plusOrMinus('&', 'summary', 'margin-left: auto; font-weight: 400;')}
`;
