import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { industryPath, workPath } from '../../site.ts';
import { below, coarse, from, shaped } from '../../theme/theme.ts';
import { fontSize, space, spacing } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';
import { endSide, type LineEnd, serpentine } from './serpentine.ts';

export interface IndustryOnLine {
  slug: string;
  name: string;
  /** Works in this industry. */
  works?: { slug: string; client: string; lang?: string; title: string }[];
  /** The names of services for this industry, if it has no works. */
  serviceNames?: string;
}

const LineContainer = styled.div`
  container-type: inline-size;
  margin-top: ${spacing.xl};
`;

interface LineListProps {
  $count: number;
  /** How many industries precede this list on the line. */
  $preceding: number;
  /** Whether the line ends with this list. */
  $last: boolean;
}

const columns = { phone: 2, desktop: 3 };

const layout = ({ $count, $preceding, $last }: LineListProps, columnCount: number) => {
  const start: LineEnd = $preceding > 0 ? endSide($preceding, columnCount, 'edge') : 'edge';
  return serpentine($count, columnCount, start, $last);
};

const LineList = styled.ul<LineListProps>`
  display: grid;
  --line-at: calc(var(--cell) * 0.453125);
  /* Borders have whole pixels; less than two would round to one. */
  --stroke: max(2px, var(--cell) / 80);
  ${below.desktop} { ${(props) => layout(props, columns.phone)} }
  ${from.desktop} { ${(props) => layout(props, columns.desktop)} }
  li {
    position: relative;
    padding: 0 0.25rem 1.75rem 0;
    ${from.tablet} { padding-right: ${space.gutter}; }
    ${from.desktop} { padding-left: calc(var(--cell) * 0.36); padding-bottom: 2.5rem; }
  }
  p { font-size: ${fontSize.small}; line-height: 1.4; text-wrap: pretty; }
  /* Phones have no room for a work's title, so the link is by itself and needs padding. */
  ${below.tablet} { p span { display: none; } p a { display: inline-block; padding: 0.1em 0; } }
  ${coarse} { p a { display: inline-block; padding: 0.7em 0; } }
`;

const LineLink = styled(Link)`
  display: block;
  padding: calc(var(--cell) / 2 + 0.25rem) 0 0.3em;
  font-size: ${fontSize.title};
  ${shaped.phone} { font-size: 1rem; }
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.02em;
  text-decoration: none;
  /* A long word may extend into the empty space at the start of the next column. */
  ${from.desktop} { overflow-wrap: normal; }
  &:hover { text-decoration: underline 0.09em; text-underline-offset: 0.2em; }
  &::before {
    ${drawing}
    inset: 0 auto auto 0;
    width: var(--cell);
    height: calc(var(--cell) / 2);
    pointer-events: auto;
  }
`;

interface Props {
  industries: IndustryOnLine[];
  /** How many industries precede these on the line. */
  preceding?: number;
  /** Whether the line ends with these. */
  last: boolean;
}

/**
 * Industries whose drawings form one line, which winds down the page and continues in the next
 * list.
 */
export const IndustriesOnLine = ({ industries, preceding = 0, last }: Props) => (
  <LineContainer>
    <LineList role="list" $count={industries.length} $preceding={preceding} $last={last}>
      {industries.map(({ slug, name, works = [], serviceNames }) => (
        <li key={slug} style={{ '--drawing': drawingOf(slug) } as CSSProperties}>
          <LineLink href={industryPath(slug)}>{name}</LineLink>
          {works.map((work) => (
            <p key={work.slug}>
              <Link href={workPath(work.slug)} lang={work.lang}>
                {work.client}
              </Link>
              <span>: {work.title}</span>
            </p>
          ))}
          {serviceNames && <p>{serviceNames}</p>}
        </li>
      ))}
    </LineList>
  </LineContainer>
);
