import styled, { css } from 'styled-components';
import { below, from, shaped } from '../../../theme/theme.ts';
import { belowHeader, fontSize, space, spacing, titleType } from '../../../theme/tokens.ts';
import { FoldDetails } from '../../../ui/Fold.tsx';
import { Columns } from '../../../ui/layout/Columns.ts';
import { tone } from '../../../ui/Section.tsx';
import { TableRowName } from '../../../ui/Table.tsx';
import type { SectionData } from './SectionContent.tsx';
import { unfoldingRow } from './unfoldingRow.ts';

/** Puts the heading in a third of the page, and the text in the rest. */
export const SectionColumns = styled(Columns).attrs({ $columns: 'third', $from: 'tablet' })`
  ${from.tablet} {
    align-items: baseline;
    padding: ${spacing.m} 0 1.5rem;
    border-top: 2px solid var(--line);
  }
`;

export const SectionHeading = styled.h2`${titleType}`;

/** Stays visible beside the text on desktops. */
export const SectionTitle = styled.div`
  ${from.tablet} { grid-row: 1 / span 3; align-self: start; }
  ${from.desktop} { position: sticky; top: ${belowHeader('0px')}; }
  @media print { padding-bottom: 0.5rem; }
`;

/** The section's main answer, above its text. Pages can set its size, `--answer`. */
export const MainAnswer = styled.strong`
  display: block;
  font-size: ${fontSize.headline};
  ${shaped.phone} { font-size: 1.75rem; }
  font-weight: 600;
  line-height: 0.95;
  letter-spacing: -0.04em;
  text-wrap: balance;
  ${below.tablet} { margin: 0.5rem 0; }
  ${from.tablet} { font-size: var(--answer, ${fontSize.chapter}); margin-bottom: ${spacing.s}; }
  @media print { && { font-size: 24pt; margin-bottom: 0.25em; } }
`;

/** Colours a section from one edge of the window to the other. */
const band = ($tone: NonNullable<SectionData['background']>) => css`
  ${tone($tone)}
  /* Grey would be too faint. */
  --quiet: var(--on);
  --rule: var(--line);
  && {
    margin-inline: calc(-1 * ${space.margin});
    margin-top: ${spacing.m};
    padding-inline: ${space.margin};
    --row-padding: ${spacing.xl};
    padding-block: ${spacing.xl};
    ${from.tablet} { & + section { padding-top: ${spacing.xl}; } }
    ${below.tablet} { & + section { --row-padding: ${spacing.s}; padding-top: ${spacing.s}; } }
    ${MainAnswer} {
      ${shaped.phone} { font-size: ${fontSize.headline}; }
      ${from.desktop} { font-size: ${fontSize.headline}; }
    }
    ${TableRowName} { ${titleType} }
    /* The focus ring keeps to the band, because the next section may have its colour. */
    ${below.tablet} { ${FoldDetails} > summary { inset-inline: ${space.margin}; outline-offset: -0.25rem; } }
  }
  /* A loud band needs its rule in the dark scheme, where it has the colour of the page. */
  @media ${$tone === 'inverse' ? 'all' : '(prefers-color-scheme: light)'} { &&, && + section { border-top: 0; } }
  @media print { && { margin-inline: 0; padding-inline: 0; } }
`;

/** A section's title, and its text beside it or below it. */
export const SectionRow = styled(SectionColumns)<{ $tone: SectionData['background'] }>`
  row-gap: 0;
  ${unfoldingRow}
  ${({ $tone }) => $tone && band($tone)}
`;
