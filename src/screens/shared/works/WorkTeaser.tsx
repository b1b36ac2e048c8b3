import { type ComponentType, useState } from 'react';
import styled, { css } from 'styled-components';
import { workPath } from '../../../site.ts';
import { from, hoverable } from '../../../theme/theme.ts';
import { fontSize, headingSpacing, space, titleType } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { Teaser } from './teaser.props.ts';

export const flatCover = css`img { aspect-ratio: 16 / 9; object-position: 50% 73%; }`;

/** For covers as wide as the window. */
export const largeTitle = `font-size: ${fontSize.chapter}; line-height: 1.02; letter-spacing: ${headingSpacing};`;

/** For a text that has half of a wide window. */
export const halfWidthTitle = `font-size: 2.75rem; line-height: 1.1; letter-spacing: ${headingSpacing};`;

export const WorkTeaserTitle = styled.span<{ $large?: boolean | undefined }>`
  display: block;
  ${({ $large }) => ($large ? largeTitle : titleType)}
`;

/** The heading, with the client and the title, and the summary. */
export const WorkTeaserText = styled.hgroup``;

export const WorkTeaserArticle = styled.article<{ $large: boolean | undefined }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;
  /* The link covers the whole teaser; its text is the client's name. */
  h3 a { text-decoration: none; &::after { content: ''; position: absolute; inset: 0; } }
  /* Underlines below the letters: a line through their descenders would look like a deletion. */
  ${hoverable} {
    &:hover ${WorkTeaserTitle} { text-decoration: underline 0.09em; text-underline-offset: 0.2em; }
  }
  ${from.tablet} { ${({ $large }) => $large && flatCover} }
`;

export const WorkTeaserSummary = styled.p`
  max-width: 29em;
  margin-top: 0.5em;
`;

/** Appears above the text, but screen readers read it after the heading. */
export const WorkTeaserCover = styled.div`
  position: relative;
  order: -1;
  overflow: clip;
`;

/** For windows from tablets on. Puts the text on the right of the cover, at its foot. */
export const textAtRight = css`
  grid-column: 1 / -1;
  ${WorkTeaserArticle} {
    grid-template-columns: 7fr 5fr;
    column-gap: ${space.gutter};
    align-items: end;
  }
`;

interface Props {
  /** If it has a `sector`, this follows the client's name. */
  work: Omit<Teaser, 'summary'> & Partial<Teaser> & { sector?: string };
  sizes?: string;
  large?: boolean;
  first?: boolean;
}

export function WorkTeaser({ work, sizes = '100vw', large, first = false }: Props) {
  const [Gesture, setGesture] = useState<ComponentType<{ slug: string }>>();
  const loadGesture = () =>
    void import('./gesture/Gesture.tsx')
      .then((module) => setGesture(() => module.Gesture))
      .catch(() => {});
  return (
    <WorkTeaserArticle $large={large}>
      <WorkTeaserText>
        <h3>
          <Link href={workPath(work.slug)} lang={work.lang}>
            {work.client}
          </Link>
          {work.sector && `, ${work.sector}`}{' '}
          <WorkTeaserTitle $large={large}>{work.title}</WorkTeaserTitle>
        </h3>
        {work.summary && <WorkTeaserSummary>{work.summary}</WorkTeaserSummary>}
      </WorkTeaserText>
      <WorkTeaserCover style={{ viewTransitionName: `cover-${work.slug}` }}>
        <Picture
          picture={work.cover}
          sizes={sizes}
          first={first}
          onLoad={work.moves && loadGesture}
        />
        {Gesture && <Gesture slug={work.slug} />}
      </WorkTeaserCover>
    </WorkTeaserArticle>
  );
}
