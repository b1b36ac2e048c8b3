import type { ReactNode } from 'react';
import styled from 'styled-components';
import { routes } from '../../site.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Split } from '../../ui/Split.ts';
import { Chapter, Lead } from '../../ui/text.ts';

const Call = styled(Split)`
  row-gap: 1.75rem;
  align-items: end;
  & > div { display: grid; justify-items: start; gap: 1.5rem; }
`;

const Large = styled(Chapter)`
  font-size: ${fontSize.headline};
  line-height: 0.9;
  max-width: 5.2em;
  overflow-wrap: normal;
  /* With spaced text a word may be wider than the narrowest window. */
  @media (width < 22rem) { max-width: none; overflow-wrap: break-word; }
`;

interface Props {
  heading: string;
  text: ReactNode;
  button: string;
  href?: string;
  tone?: Tone;
}

export const ClosingCall = ({
  heading,
  text,
  button,
  href = routes.contact,
  tone = 'inverse',
}: Props) => (
  <Field $tone={tone} style={{ paddingBlock: space.lastField }}>
    <Call $half>
      <Large>{heading}</Large>
      <div>
        <Lead as="p">{text}</Lead>
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
    </Call>
  </Field>
);
