import type { ReactNode } from 'react';
import styled from 'styled-components';
import { routes } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Section, type Tone } from '../../ui/Section.tsx';
import { Chapter, Lead } from '../../ui/text.ts';

/** With an image, the text is in the left half. The image is in the right one, on the footer. */
const ClosingCallColumns = styled.div<{ $hasImage: boolean }>`
  &, & > div { display: grid; gap: 1.5rem ${space.gutter}; }
  & > div { justify-items: start; }
  ${from.desktop} {
    /* The heading's longest word, which may be spaced, does not reach below the button. */
    ${({ $hasImage }) => ($hasImage ? 'padding-right: calc(50% + 3rem);' : 'align-items: end; grid-template-columns: minmax(min-content, 1fr) minmax(0, 1fr);')}
    /* Begins where the footer's right half does. */
    & > div ~ * { position: absolute; right: 0; bottom: 0; width: calc(50% + ${space.gutter} / 2); }
    & > img { height: 100%; }
  }
  /* On smaller windows a drawing is below the text, up to the window’s edge, and pictures are left out. */
  ${below.desktop} {
    & > img { display: none; }
    & > svg { justify-self: end; width: min(100%, 34rem); margin: 0 calc(-1 * ${space.margin}) calc(-1 * ${space.lastSection}) 0; }
  }
`;

const ClosingCallHeading = styled(Chapter)`
  font-size: ${fontSize.headline};
  line-height: 0.9;
  min-width: min-content;
  max-width: 6em;
  overflow-wrap: normal;
  /* With increased letter spacing a word may be wider than the narrowest windows. */
  @media (width < 22rem) { max-width: none; min-width: 0; overflow-wrap: break-word; }
`;

interface Props {
  heading: string;
  text: ReactNode;
  button: string;
  href?: string;
  tone?: Tone;
  /** An image of what the page is about: a picture or a ClosingDrawing. */
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
      <div>
        <Lead as="p">{text}</Lead>
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
      {children}
    </ClosingCallColumns>
  </Section>
);
