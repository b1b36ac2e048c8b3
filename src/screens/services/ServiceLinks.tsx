import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { servicePath } from '../../site.ts';
import { below, motionAllowed, shaped } from '../../theme/theme.ts';
import {
  breakpoints,
  fontSize,
  headingSpacing,
  motion,
  space,
  spacing,
} from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';

export interface LinkedService {
  slug: string;
  name: string;
  summary: string;
  price?: string;
}

/** Matches windows with room for a drawing beside the text. */
const roomForDrawing = `(min-width: ${breakpoints.desktop})`;

/** A row's drawing, `--drawn` wide, whose line meets the border of the row. */
const rowDrawing = css`
  ${drawing}
  right: 0;
  bottom: calc(var(--drawn) / 2 * -30 / 320 - var(--rule) / 2);
  width: var(--drawn);
  height: calc(var(--drawn) / 2);
`;

/** In smaller windows name and drawing are on the rule, above the text. */
const onRule = css`
  ${below.desktop} {
    --drawn: min(9rem, 42vw);
    &, li { border: 0; }
    li::before { inset: 0.42rem 0 auto auto; }
    a {
      display: grid;
      align-items: end;
      min-height: 4.5rem;
      padding-right: var(--drawn);
      border-bottom: 2px solid var(--line);
    }
    p { padding-top: 0.6rem; }
  }
`;

/** Beside drawings its rules are as heavy as their line, which they continue. */
const ServiceLinkList = styled.ul<{ $quiet: boolean }>`
  --size: ${({ $quiet }) => ($quiet ? fontSize.upToLarge : '2.25rem')};
  ${shaped.wide} { ${({ $quiet }) => !$quiet && `--size: ${fontSize.chapter};`} }
  --rule: 2px;
  @media ${roomForDrawing} { --drawn: 30rem; --rule: calc(var(--drawn) / 80); }
  margin: ${spacing.xl} 0 2rem;
  border-bottom: var(--rule) solid var(--line);
  ${({ $quiet }) => $quiet && onRule}
`;

const ServiceLinkRow = styled.li`
  position: relative;
  border-top: var(--rule) solid var(--line);
  @media ${roomForDrawing} {
    display: grid;
    align-content: center;
    /* High enough that no drawing reaches into the row above. */
    min-height: calc(var(--drawn) * 0.46);
    padding-right: calc(var(--drawn) + ${space.gutter});
  }
  &::before { ${rowDrawing} }
  /* Only a row under the pointer or with the focus animates its drawing. */
  &:not(:hover, :has(:focus-visible))::before { animation: none; }
`;

const ServiceLinkName = styled(Link)`
  display: block;
  padding: 0.3em 0 0.22em;
  font-size: var(--size);
  font-weight: 600;
  line-height: 1;
  letter-spacing: ${headingSpacing};
  word-spacing: 0.05em;
  text-decoration: none;
  /* Clear of the drawing on the rule above. */
  ${below.desktop} { padding-top: 0.6em; }
  &::after { content: ''; position: absolute; inset: 0; }
  ${motionAllowed} {
    transition: translate ${motion.enter} ${motion.easeOut};
    li:hover > &, &:focus-visible { translate: 0.18em 0; }
  }
`;

const ServiceLinkSummary = styled.p`
  padding-bottom: 1rem;
  max-width: 29em;
  strong { display: block; margin-top: 0.4rem; }
`;

interface Props {
  services: LinkedService[];
  /** Whether the names are smaller, because a heading introduces the list. */
  quiet?: boolean;
}

/** A list of links to services, each with its drawing and a sentence. */
export const ServiceLinks = ({ services, quiet = false }: Props) => (
  <ServiceLinkList role="list" $quiet={quiet}>
    {services.map(({ slug, name, summary, price }) => (
      <ServiceLinkRow key={slug} style={{ '--drawing': drawingOf(slug) } as CSSProperties}>
        <ServiceLinkName href={servicePath(slug)}>{name}</ServiceLinkName>
        <ServiceLinkSummary>
          {summary}
          {price && <strong>{price}</strong>}
        </ServiceLinkSummary>
      </ServiceLinkRow>
    ))}
  </ServiceLinkList>
);
