import styled from 'styled-components';
import { Section } from '../../ui/Section.tsx';

export const onClientSection = `
  --bg: var(--client-field);
  --on: var(--client-ink);
  --line: var(--client-ink);
  --focus: var(--client-ink);
  p { color: var(--client-text); }
`;

/** A section in the client's colours. Two adjacent ones look like one. */
export const ClientSection = styled(Section)`
  ${onClientSection}
  & + & { padding-top: 0; }
`;

/** A section in the page's colours, with lines in the client's colour. */
export const WorkSection = styled(Section)`
  --line: var(--client-line);
`;
