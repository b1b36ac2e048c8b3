import styled from 'styled-components';
import { Field } from '../../ui/Field.tsx';

/**
 * Passes a client's colours to a work's page: of its fields, of text on them, and of lines on other
 * fields.
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

/** A field in the client's colours. Two in a row look like one. */
export const ClientField = styled(Field)`
  ${onClientField}
  & + & { padding-top: 0; }
  /* A portrait's background may have the same colour as the field. */
  li > img { outline: 3px solid var(--on); outline-offset: -3px; }
`;

/** A field in the page's colours, with lines in the client's. */
export const CaseField = styled(Field)`
  @media screen { --line: var(--client-line); }
`;
