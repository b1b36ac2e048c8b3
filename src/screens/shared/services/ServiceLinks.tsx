import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { servicePath } from '../../../site.ts';
import { below, from, motionAllowed, shaped } from '../../../theme/theme.ts';
import {
  fontSize,
  headingSpacing,
  magnified,
  motion,
  space,
  spacing,
  titleType,
} from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';
import { drawing, drawingOf } from '../../../ui/line/pointedAt.ts';

export interface LinkedService {
  slug: string;
  name: string;
  summary: string;
  price?: string;
}

/**
 * Draws a row's rule and its drawing in one image, so that they meet exactly. The drawing is
 * `--drawn` wide, and its line an eightieth of that; it ends 26 of 640 units above the lower edge.
 */
const drawnRule = css`
  /* The part below the line, in whole pixels, on which browsers place boxes. */
  --drop: round(down, var(--drawn) * 26 / 640, 1px);
  ${drawing}
  inset: auto 0 0;
  height: calc(var(--drawn) / 2);
  margin: 0 calc(-1 * var(--bleed)) calc(-1 * var(--drop)) 0;
  mask:
    var(--drawing) right 0 bottom calc(var(--drop) - var(--drawn) * 26 / 640) / calc(var(--drawn) + var(--bleed)) 100% no-repeat,
    linear-gradient(#000 0 0) left 0 bottom var(--drop) / calc(100% - var(--drawn) - var(--bleed)) calc(var(--drawn) / 80) no-repeat;
`;

interface ListProps {
  $quiet: boolean;
}

/** `--drawn` is a multiple of 80 in small windows, so that the line has whole pixels there, too. */
const ServiceLinkList = styled.ul<ListProps>`
  --drawn: 480px;
  --bleed: ${({ $quiet }) => ($quiet ? '0px' : space.margin)};
  ${below.desktop} { --drawn: ${({ $quiet }) => ($quiet ? 'min(160px, round(down, 45vw, 80px))' : '320px')}; }
  ${({ $quiet }) => !$quiet && `${below.tablet} { --drawn: 160px; }`}
  margin: ${spacing.l} 0 ${({ $quiet }) => ($quiet ? '2rem' : 0)};
`;

/** Large names have the drawing and the price beside them, or on phones below them. */
const largeRow = css`
  ${below.desktop} { grid-template: 'name name' 'summary price' / minmax(0, 1fr) auto; column-gap: ${spacing.m}; }
  ${below.tablet} { grid-template: 'name' 'price' 'summary' / minmax(0, 1fr); &::before { grid-area: price; } }
  ${shaped.phone} { font-size: ${fontSize.small}; line-height: 1.4; }
`;

const ServiceLinkRow = styled.li<ListProps>`
  position: relative;
  display: grid;
  &::before { ${drawnRule} }
  /* Only a row under the pointer or with the focus animates its drawing. */
  &:not(:hover, :has(:focus-visible))::before { animation: none; }
  ${from.desktop} {
    align-content: center;
    /* High enough that no drawing reaches into the row above. */
    min-height: calc(var(--drawn) * 0.46);
    padding: 0.5rem calc(var(--drawn) + ${space.gutter}) 1rem 0;
  }
  ${below.desktop} {
    grid-template: 'name' 'summary' / minmax(0, 1fr);
    padding-bottom: ${spacing.s};
    &::before { position: static; grid-area: name; align-self: end; }
  }
  ${({ $quiet }) => !$quiet && largeRow}
  @media print, ${magnified} { --drawn: 0px; border-bottom: 2px solid var(--line); }
`;

const ServiceLinkName = styled(Link)<ListProps>`
  padding: 0.3em 0 0.22em;
  font-size: ${({ $quiet }) => ($quiet ? fontSize.upToLarge : fontSize.headline)};
  font-weight: 600;
  line-height: ${({ $quiet }) => ($quiet ? 1 : 0.9)};
  letter-spacing: ${headingSpacing};
  text-decoration: none;
  ${shaped.wide} { font-size: ${({ $quiet }) => !$quiet && fontSize.chapter}; }
  ${below.desktop} { grid-area: name; align-self: end; padding-right: var(--drawn); }
  ${below.tablet} { ${({ $quiet }) => !$quiet && 'padding: 0;'} }
  /* The link is as large as its row. */
  &::after { content: ''; position: absolute; inset: 0; }
`;

/** Moves inside the link, because a link that moved would no longer be as large as its row. */
const ServiceLinkWords = styled.span`
  display: block;
  ${motionAllowed} {
    transition: translate ${motion.enter} ${motion.easeOut};
    ${ServiceLinkRow}:hover &, :focus-visible > & { translate: 0.18em 0; }
  }
`;

const ServiceLinkSummary = styled.p`
  max-width: 29em;
  ${below.desktop} { grid-area: summary; padding-top: 0.5rem; }
`;

const ServiceLinkPrice = styled.p`
  margin-top: 0.4rem;
  font-weight: 600;
  ${below.desktop} { grid-area: price; margin: 0; padding-top: 0.5rem; ${titleType} }
  ${below.tablet} { align-self: end; padding: 0.25rem var(--drawn) 0.625rem 0; font-size: ${fontSize.text}; }
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
      <ServiceLinkRow
        key={slug}
        $quiet={quiet}
        style={{ '--drawing': drawingOf(servicePath(slug)) } as CSSProperties}
      >
        <ServiceLinkName href={servicePath(slug)} $quiet={quiet}>
          <ServiceLinkWords>{name}</ServiceLinkWords>
        </ServiceLinkName>
        <ServiceLinkSummary>{summary}</ServiceLinkSummary>
        {price && <ServiceLinkPrice>{price}</ServiceLinkPrice>}
      </ServiceLinkRow>
    ))}
  </ServiceLinkList>
);
