import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { below, from, shaped } from '../../../theme/theme.ts';
import { fontSize, space, spacing } from '../../../theme/tokens.ts';
import { Section, type Tone } from '../../../ui/Section.tsx';
import { Swipe } from '../../../ui/Swipe.tsx';
import { Chapter } from '../../../ui/text.ts';
import type { Place, RelatedWork } from './related.props.ts';
import {
  halfWidthTitle,
  textAtRight,
  WorkTeaser,
  WorkTeaserArticle,
  WorkTeaserCover,
  WorkTeaserSummary,
  WorkTeaserText,
  WorkTeaserTitle,
} from './WorkTeaser.tsx';

const RelatedList = styled.ul<{ $single: boolean }>`
  --each: ${({ $single }) => ($single ? '100%' : `calc(100vw - ${space.margin} - ${space.gutter} - 1.75rem)`)};
  display: grid;
  gap: ${spacing.xxl} ${space.gutter};
  margin-top: ${spacing.xl};
  /* On phones the covers reach the window's edges. */
  ${below.tablet} {
    --side: 0px;
    ${WorkTeaserText} { padding-inline: ${space.margin}; }
    ${WorkTeaserSummary} { display: none; }
  }
  /* All titles in the row have one size. */
  ${shaped.phone} { ${WorkTeaserTitle} { font-size: ${fontSize.title}; } }
  ${from.tablet} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
`;

/**
 * Covers are 4:3, and the one on the right is two columns narrower. The space above it aligns their
 * lower edges.
 */
const places = {
  bleeding: css`
    grid-column: 1 / -1;
    ${WorkTeaserCover} { margin-inline: calc(-1 * ${space.margin}); }
  `,
  /* Puts the text on the left. */
  belowBleeding: css`
    ${textAtRight}
    ${WorkTeaserArticle} { grid-template-columns: 5fr 7fr; }
    ${WorkTeaserCover} { order: 1; }
  `,
  full: 'grid-column: 1 / -1;',
  left: 'grid-column: 1 / 8;',
  right: `
    grid-column: 8 / -1;
    padding-top: calc((100vw - 2 * ${space.margin} + ${space.gutter}) / 8);
  `,
};

const RelatedItem = styled.li<{ $place: Place }>`
  ${from.tablet} { ${({ $place }) => places[$place]} }
  /* Applies in zoomed windows, too, where the title has to grow. */
  ${shaped.wide} { ${({ $place }) => $place === 'belowBleeding' && css`${WorkTeaserTitle} { ${halfWidthTitle} }`} }
`;

interface Props {
  heading: string;
  works: RelatedWork[];
  tone?: Tone;
  /** Elements below the works, in `RelatedMore`. */
  children?: ReactNode;
}

/** Works in two columns; a single work spans both. Phones scroll them sideways. */
export const RelatedWorks = ({ heading, works, tone = 'quiet', children }: Props) => (
  <Section $tone={tone} aria-labelledby="related-works">
    <Chapter id="related-works">{heading}</Chapter>
    <Swipe>
      <RelatedList role="list" $single={works.length === 1}>
        {works.map(({ place, large, sizes, ...work }) => (
          <RelatedItem key={work.slug} $place={place}>
            <WorkTeaser work={work} large={large} sizes={sizes} />
          </RelatedItem>
        ))}
      </RelatedList>
    </Swipe>
    {children}
  </Section>
);
