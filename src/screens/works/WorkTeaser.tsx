import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { workPath } from '../../site.ts';
import { from, hoverable, motionAllowed } from '../../theme/theme.ts';
import { motion, space, type } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { WorkTeaser as Data } from './teaser.props.ts';

/** A cover that spans the page is cropped above its subject. */
export const wideCover = css`img { aspect-ratio: 16 / 9; object-position: 50% 73%; }`;

const Work = styled.article<{ $large: boolean | undefined; $wide: boolean | undefined }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;

  h3 > span { display: block; font-size: ${({ $large }) => ($large ? type.chapter : type.title)}; line-height: 1.02; letter-spacing: -0.03em; }
  /* Below the letters: through them it would strike the work out. */
  ${hoverable} { &:hover h3 > span { text-decoration: underline 0.08em; text-underline-offset: 0.15em; } }
  p { max-width: 30em; margin-top: 0.5em; }
  /* Across the window, below the title, and above the link, which covers the rest. */
  > figure { z-index: 1; margin: 0 calc(-1 * ${space.margin}); }
  ${from.tablet} { ${({ $wide }) => $wide && wideCover} }
`;

/** Above the text for eyes, and after it for screen readers, which say the heading first. */
const Frame = styled.div`
  order: -1;
  overflow: clip;
  ${motionAllowed} {
    img { transition: transform ${motion.enter} ${motion.easeOut}; }
    ${hoverable} { article:hover & img { transform: scale(1.02); } }
  }
`;

/** All of the teaser is the link, and its text is the client's name. */
const Client = styled(Link)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`;

interface Props {
  work: Omit<Data, 'summary'> & Partial<Data>;
  sizes?: string;
  large?: boolean;
  first?: boolean;
  /** A figure in place of the cover. */
  children?: ReactNode;
}

export const WorkTeaser = ({ work, sizes = '100vw', large, first = false, children }: Props) => (
  <Work $large={large} $wide={large && !children}>
    <div>
      <h3>
        <Client href={workPath(work.slug)} lang={work.lang}>
          {work.client}
        </Client>{' '}
        <span>{work.title}</span>
      </h3>
      {work.summary && <p>{work.summary}</p>}
    </div>
    {children ?? (
      <Frame style={{ viewTransitionName: `cover-${work.slug}` }}>
        <Picture picture={work.cover} sizes={sizes} first={first} />
      </Frame>
    )}
  </Work>
);
