import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { industries } from '../../content/facts/industries.ts';
import { nameIn } from '../../content/facts/services.ts';
import { industryPath, routes } from '../../site.ts';
import { space, spacing, titleType } from '../../theme/tokens.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter } from '../../ui/text.ts';
import { useHydrated } from '../../ui/useHydrated.ts';

/** Styles and addresses that home's HTML can do without; it has to fit into the first packets. */
const drawings = css`
  a { position: relative; outline-offset: -3px; }
  a:not(:hover) { text-decoration: none; }
  a::before {
    ${drawing}
    inset: 0 0 auto;
    /* Makes drawings a little lower than half their width, so that all in a row have one scale. */
    aspect-ratio: 2.04;
    mask-size: 100% 100%;
  }
  a:not(:hover, :focus-visible)::before { animation: none; }
  @media print { a { padding-top: 0; } }
`;

/** Rows of drawings that share one line, from one edge of the window to the other. */
const IndustriesRows = styled.ul<{ $hydrated: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9rem, 33%), 1fr));
  margin: ${spacing.l} calc(-1 * ${space.margin}) 0;
  /* Leaves room for the drawing, which is half as high as wide. */
  a { display: block; padding: 50% 0 1.25rem ${space.margin}; ${titleType} }
  @media (scripting: none) { a { padding-top: 0; } }
  ${({ $hydrated }) => $hydrated && drawings}
`;

interface Props {
  heading: string;
  text: string;
  link: string;
  slugs: readonly string[];
}

export function Industries({ heading, text, link, slugs }: Props) {
  const hydrated = useHydrated();
  return (
    <Section aria-labelledby="industries">
      <Chapter id="industries">{heading}</Chapter>
      <p style={{ marginTop: '1rem' }}>{text}</p>
      <TextLink href={routes.industries}>{link}</TextLink>
      <IndustriesRows role="list" $hydrated={hydrated}>
        {slugs.map((slug) => (
          <li
            key={slug}
            style={
              hydrated
                ? ({ '--drawing': drawingOf(industryPath(slug)) } as CSSProperties)
                : undefined
            }
          >
            <Link href={industryPath(slug)}>{nameIn(industries, slug)}</Link>
          </li>
        ))}
      </IndustriesRows>
    </Section>
  );
}
