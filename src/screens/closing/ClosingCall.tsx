import type { ReactNode } from 'react';
import styled from 'styled-components';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { fontSize } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Field, type Tone } from '../../ui/Field.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Chapter, Lead } from '../../ui/text.ts';

const ClosingCallColumns = styled(Columns)`
  align-items: end;
  /* The heading's longest word, which may be spaced, does not reach below the button. */
  ${from.desktop} { grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr); }
  & > div { display: grid; justify-items: start; gap: 1.5rem; }
`;

const ClosingCallHeading = styled(Chapter)`
  font-size: ${fontSize.headline};
  line-height: 0.9;
  max-width: 5.2em;
  ${from.desktop} { min-width: min-content; }
  overflow-wrap: normal;
  /* With increased letter spacing a word may be wider than the narrowest windows. */
  @media (width < 22rem) { max-width: none; overflow-wrap: break-word; }
`;

interface Props {
  heading: string;
  text: ReactNode;
  button: string;
  href?: string;
  tone?: Tone;
}

/** The last section of a page: a large heading, a text and a button. */
export const ClosingCall = ({
  heading,
  text,
  button,
  href = routes.contact,
  tone = 'inverse',
}: Props) => (
  <Field $tone={tone} $size="last">
    <ClosingCallColumns>
      <ClosingCallHeading>{heading}</ClosingCallHeading>
      <div>
        <Lead as="p">{text}</Lead>
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
    </ClosingCallColumns>
  </Field>
);
