import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { industryPath, workPath } from '../../site.ts';
import { below, coarse, from, shaped } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';
import { type End, leaves, serpentine } from './serpentine.ts';

export interface OnLine {
  slug: string;
  name: string;
  /** Works in it, or else the services that we bring to it. */
  works?: { slug: string; client: string; lang?: string; title: string }[];
  brings?: string;
}

const Room = styled.div`
  container-type: inline-size;
  margin-top: clamp(2rem, 4vw, 3.5rem);
`;

interface Way {
  $count: number;
  /** How many hung on the line before, and whether more will. */
  $before: number;
  $last: boolean;
}

const columns = { phone: 2, desktop: 3 };

const comesIn = ($before: number, count: number): End =>
  $before ? leaves($before, count, 'edge') : 'edge';
const run = ({ $count, $before, $last }: Way, count: number) =>
  serpentine($count, count, comesIn($before, count), $last);

const List = styled.ul<Way>`
  display: grid;
  --line-at: calc(var(--cell) * 0.453125);
  --stroke: calc(var(--cell) / 80);
  ${below.desktop} { ${(way) => run(way, columns.phone)} }
  ${from.desktop} { ${(way) => run(way, columns.desktop)} }
  li {
    position: relative;
    padding: 0 0.25rem 1.75rem 0;
    ${from.tablet} { padding-right: ${space.gutter}; }
    ${from.desktop} { padding-left: calc(var(--cell) * 0.36); padding-bottom: 2.5rem; }
  }
  p { font-size: ${type.small}; line-height: 1.4; text-wrap: pretty; }
  /* A column of a phone has no room for a work's title, so the client is no link in a sentence. */
  ${below.tablet} { p span { display: none; } p a { display: inline-block; padding: 0.1em 0; } }
  ${coarse} { p a { display: inline-block; padding: 0.7em 0; } }
`;

const Name = styled(Link)`
  display: block;
  padding: calc(var(--cell) / 2 + 0.25rem) 0 0.3em;
  font-size: ${type.title};
  ${shaped.phone} { font-size: 1rem; }
  font-weight: 600;
  line-height: 1.1;
  letter-spacing: -0.02em;
  text-decoration: none;
  /* A long word may reach into the empty start of the next column. */
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
  industries: OnLine[];
  /** How many hang on the line before these. */
  after?: number;
  last: boolean;
}

/** Industries whose drawings are one line, which runs down the page from side to side, and on from one list to the next. */
export const OnTheLine = ({ industries, after = 0, last }: Props) => (
  <Room>
    <List role="list" $count={industries.length} $before={after} $last={last}>
      {industries.map(({ slug, name, works = [], brings }) => (
        <li key={slug} style={{ '--drawing': drawingOf(slug) } as CSSProperties}>
          <Name href={industryPath(slug)}>{name}</Name>
          {works.map((work) => (
            <p key={work.slug}>
              <Link href={workPath(work.slug)} lang={work.lang}>
                {work.client}
              </Link>
              <span>: {work.title}</span>
            </p>
          ))}
          {brings && <p>{brings}</p>}
        </li>
      ))}
    </List>
  </Room>
);
