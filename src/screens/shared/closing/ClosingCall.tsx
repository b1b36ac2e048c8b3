import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { routes } from '../../../site.ts';
import { from } from '../../../theme/theme.ts';
import { fontSize, space } from '../../../theme/tokens.ts';
import { ButtonLink } from '../../../ui/button.ts';
import { Section, type Tone } from '../../../ui/Section.tsx';
import { Chapter, Lead } from '../../../ui/text.ts';

const ClosingCallHeading = styled(Chapter)`
  font-size: ${fontSize.headline};
  line-height: 0.9;
  min-width: 0;
  /* With increased letter spacing a word may be wider than narrower windows. */
  @media (width >= 22rem) { min-width: min-content; max-width: 6em; overflow-wrap: normal; }
`;

/** Keeps the heading's longest word, which may be spaced, from reaching below the button. */
const besideImage = 'padding-right: calc(50% + 3rem);';

const besideHeading = css`
  grid-template: 1fr auto / minmax(min-content, 1fr) minmax(0, 1fr);
  align-items: end;
  ${ClosingCallHeading} { grid-row: span 2; }
`;

/** Puts the text in the left half on desktops, or without an image on the heading's right. */
const ClosingCallColumns = styled.div<{ $hasImage: boolean }>`
  display: grid;
  gap: 1.5rem ${space.gutter};
  justify-items: start;
  ${from.desktop} { ${({ $hasImage }) => ($hasImage ? besideImage : besideHeading)} }
`;

interface Props {
  heading: string;
  text: ReactNode;
  button: string;
  href?: string;
  tone?: Tone;
  /** An image of what the page is about: a ClosingDrawing or another ClosingSvg. */
  children?: ReactNode;
}

/** The last section of a page: a large heading, a text and a button. */
export const ClosingCall = ({
  heading,
  text,
  button,
  href = routes.contact,
  tone = 'inverse',
  children,
}: Props) => (
  <Section $tone={tone} $size="last">
    <ClosingCallColumns $hasImage={Boolean(children)}>
      <ClosingCallHeading>{heading}</ClosingCallHeading>
      <Lead as="p">{text}</Lead>
      <ButtonLink href={href}>{button}</ButtonLink>
      {children}
    </ClosingCallColumns>
  </Section>
);
