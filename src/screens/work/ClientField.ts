import styled from 'styled-components';
import { Field } from '../../ui/Field.tsx';

/** The client's colours, which the wrapper of a work's page sets: of its fields, of what stands on them, of lines elsewhere. */
export const clientColours = ({ field, ink, line }: Record<'field' | 'ink' | 'line', string>) =>
  ({ '--client-field': field, '--client-ink': ink, '--client-line': line }) as React.CSSProperties;

export const onClientField = `
  --field: var(--client-field);
  --on: var(--client-ink);
  --line: var(--client-ink);
  --focus: var(--client-ink);
`;

export const ClientField = styled(Field)`
  ${onClientField}
  & + & { padding-top: 0; }
  /* A portrait may have the client's colour as its ground. */
  li > img { outline: 3px solid var(--on); outline-offset: -3px; }
`;

/** A field of the page's, on which lines have the client's colour. */
export const CaseField = styled(Field)`--line: var(--client-line);`;
