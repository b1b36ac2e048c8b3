import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { frame } from '../../illustrations/lineDrawing.ts';
import { industryPath, workPath } from '../../site.ts';
import { below, coarse, from, shaped } from '../../theme/theme.ts';
import { fontSize, space, spacing } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';
import { PlainList } from '../../ui/PlainList.ts';
import { Section, type Tone } from '../../ui/Section.tsx';
import { Chapter } from '../../ui/text.ts';
import { columns, LineItem, piecesAt } from './LineItem.ts';
import { emptyCells } from './linePieces.ts';

export interface IndustryOnLine {
  slug: string;
  name: string;
  /** Works in this industry. */
  works?: { slug: string; client: string; lang?: string; title: string }[];
  /** The names of services for this industry, if it has no works. */
  serviceNames?: string;
}

/** The height of the line in a drawing, as a share from its top. */
const lineShare = frame.lineY / frame.height;

/** Clips the line, which continues from one section to the next. */
const LineSection = styled(Section)`
  container-type: inline-size;
  overflow: clip;
`;

const LineHeading = styled(Chapter)`
  grid-column: 1 / -1;
  ${from.tablet} { grid-column: 1 / -2; }
`;

const LineText = styled.p`
  grid-column: 1 / -1;
  margin-top: ${spacing.xs};
  font-size: ${fontSize.text};
  text-wrap: balance;
  ${from.tablet} { grid-column: -2; margin: 0; }
`;

/** Has the columns of the grid around it. */
const LineList = styled(PlainList)`
  grid-column: 1 / -1;
  margin-top: ${spacing.xl};
  display: grid;
  grid-template-columns: subgrid;
`;

/** Puts the heading above the line and the text below it, in the cells before a short list. */
const besideHeading = (cells: number) => css`
  ${LineHeading}, ${LineText} { grid-column: 1 / span ${cells}; }
  ${LineText} { grid-row: 2; margin: calc(${spacing.l} + var(--cell) * 0.047 + 0.25rem) 0 0; }
  ${LineList} { grid-area: 2 / ${cells + 1} / auto / -1; margin-top: calc(${spacing.l} - var(--line-at)); }
`;

const rowsOf = (count: number, columnCount: number) => {
  const { left, right } = emptyCells(count, columnCount);
  return css`
    --cell: calc((100cqi - ${space.gutter} * ${columnCount - 1}) / ${columnCount});
    --empty-left: ${left};
    --empty-right: ${right};
    grid-template-columns: repeat(${columnCount}, minmax(0, 1fr));
    ${left > 0 && besideHeading(left)}
  `;
};

/** The heading, its text and the list of industries, all in the columns of the list. */
const LineGrid = styled.div<{ $count: number }>`
  display: grid;
  column-gap: ${space.gutter};
  /* Rounds to whole pixels, as browsers do for boxes, so that the turns meet the drawings. */
  --height: round(down, var(--cell) / 2, 1px);
  --stroke: round(down, max(2px, var(--cell) / 80), 1px);
  --line-at: calc(round(${lineShare} * var(--height) - var(--stroke) / 2, 1px) + var(--stroke) / 2);
  ${below.desktop} { ${({ $count }) => rowsOf($count, columns.phone)} }
  ${from.desktop} { ${({ $count }) => rowsOf($count, columns.desktop)} }
`;

const LineLink = styled(Link)`
  display: block;
  padding: calc(var(--cell) / 2 + 0.25rem) 0 0.3em;
  font-size: ${fontSize.title};
  ${shaped.wide} { font-size: 2.25rem; }
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.025em;
  ${shaped.phone} { font-size: min(1.0625rem, 4.7cqi); letter-spacing: 0; word-spacing: 0.06em; }
  text-decoration: none;
  /* A long word may extend into the gap between the columns. */
  @media (width >= 40rem) { overflow-wrap: normal; }
  &:hover { text-decoration: underline 0.09em; text-underline-offset: 0.2em; }
  &::before {
    ${drawing}
    inset: 0 auto auto 0;
    width: calc(var(--cell) + var(--bridge));
    height: var(--height);
    translate: 0 calc(var(--line-at) - ${lineShare} * var(--height));
    /* The line continues over the gap to the next column. */
    mask-size: 100% 100%;
    pointer-events: auto;
  }
`;

const LineNote = styled.p`
  line-height: 1.4;
  text-wrap: balance;
  & + & { margin-top: 0.3em; }
  ${shaped.phone} { font-size: 1rem; }
`;

/** Phones have no room for a work's title, so the link is by itself and needs padding. */
const LineWork = styled(Link)`
  ${below.tablet} { display: inline-block; padding: 0.1em 0; }
  ${coarse} { display: inline-block; padding: 0.7em 0; }
`;

const LineWorkTitle = styled.span`
  ${below.tablet} { display: none; }
`;

interface Props {
  id: string;
  tone?: Tone;
  heading: string;
  text: string;
  industries: IndustryOnLine[];
  /** How many industries precede these on the line. */
  preceding?: number;
  /** Whether the line ends with these industries. */
  last: boolean;
}

/**
 * A section of industries whose drawings form one line, which winds down the page and continues in
 * the next section.
 */
export const IndustriesOnLine = ({
  id,
  tone = 'page',
  heading,
  text,
  industries,
  preceding = 0,
  last,
}: Props) => (
  <LineSection $tone={tone} aria-labelledby={id}>
    <LineGrid $count={industries.length}>
      <LineHeading id={id}>{heading}</LineHeading>
      <LineText>{text}</LineText>
      <LineList>
        {industries.map(({ slug, name, works = [], serviceNames }, index) => (
          <LineItem
            key={slug}
            {...piecesAt({ index, count: industries.length, preceding, isLast: last })}
            style={{ '--drawing': drawingOf(industryPath(slug)) } as CSSProperties}
          >
            <LineLink href={industryPath(slug)}>{name}</LineLink>
            {works.map((work) => (
              <LineNote key={work.slug}>
                <LineWork href={workPath(work.slug)} lang={work.lang}>
                  {work.client}
                </LineWork>
                <LineWorkTitle>: {work.title}</LineWorkTitle>
              </LineNote>
            ))}
            {serviceNames && <LineNote>{serviceNames}</LineNote>}
          </LineItem>
        ))}
      </LineList>
    </LineGrid>
  </LineSection>
);
