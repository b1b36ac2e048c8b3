import styled from 'styled-components';
import { Field } from '../../ui/Field.tsx';

/**
 * Sets a client's colours for a page: of coloured sections, of the text on them, and of lines on
 * other sections.
 */
export const clientColours = ({ field, ink, line }: Record<'field' | 'ink' | 'line', string>) =>
  ({ '--client-field': field, '--client-ink': ink, '--client-line': line }) as React.CSSProperties;

export const onClientField = `
  --field: var(--client-field);
  --on: var(--client-ink);
  --line: var(--client-ink);
  --focus: var(--client-ink);
  @media print { && { --field: #fff; --on: #000; --line: #000; } }
`;

/** A section in the client's colours. Two adjacent ones look like one. */
export const ClientField = styled(Field)`
  ${onClientField}
  & + & { padding-top: 0; }
`;

/** A section in the page's colours, with lines in the client's colour. */
export const CaseField = styled(Field)`
  @media screen { --line: var(--client-line); }
`;
