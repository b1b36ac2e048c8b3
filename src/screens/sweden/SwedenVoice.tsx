import styled from 'styled-components';
import type { PictureData } from '../../images/manifest.ts';
import { workPath } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { breakpoints, space, spacing } from '../../theme/tokens.ts';
import { TextLink } from '../../ui/Link.tsx';
import { Bleed } from '../../ui/layout/Bleed.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Quote } from '../../ui/Quote.tsx';
import { Section } from '../../ui/Section.tsx';

/** The cover reaches three edges of the section. Below wide windows it is above the words. */
const SwedenVoiceSection = styled(Section)`
  display: grid;
  gap: ${spacing.m} calc(2 * ${space.gutter});
  padding-top: 0;
  ${from.wide} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    padding-bottom: 0;
  }
`;

const SwedenCover = styled(Bleed)`
  ${below.wide} { img { aspect-ratio: 16 / 9; } }
  ${from.wide} { margin-right: 0; }
`;

interface Props {
  text: string;
  role: string;
  slug: string;
  link: string;
  cover: PictureData;
}

/** What a client says, beside the cover of the work. */
export const SwedenVoice = ({ text, role, slug, link, cover }: Props) => (
  <SwedenVoiceSection as="div" $tone="quiet">
    <SwedenCover>
      <Picture picture={cover} sizes={`(min-width: ${breakpoints.wide}) 58vw, 100vw`} />
    </SwedenCover>
    <Stack $gap="xs">
      <Quote text={text} by={role} />
      <TextLink href={workPath(slug)} hrefLang="en">
        {link}
      </TextLink>
    </Stack>
  </SwedenVoiceSection>
);
