import styled from 'styled-components';
import { Field } from '../../ui/Field.tsx';

export const onClientField = `
  --field: var(--client-field);
  --on: var(--client-ink);
  --line: var(--client-ink);
  --focus: var(--client-ink);
  p { color: var(--client-text); }
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
