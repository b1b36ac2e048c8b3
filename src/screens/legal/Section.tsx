import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { routes } from '../../site.ts';
import { below, color, from } from '../../theme/theme.ts';
import { belowHeader, fontSize, largeType, spacing } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { Fold, foldRow } from '../../ui/Fold.tsx';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { MailLinks } from '../../ui/MailLinks.tsx';
import { Table } from '../../ui/Table.tsx';
import { Prose } from '../../ui/text.ts';

export const SectionColumns = styled(Columns).attrs({ $columns: 'third' })`
  ${from.tablet} { padding: ${spacing.m} 0 ${spacing.xl}; border-top: 2px solid var(--line); }
`;

/** Words fit a third of the window. */
export const SectionHeading = styled.h2`
  ${largeType}
  ${from.desktop} { font-size: ${fontSize.title}; }
  ${from.wide} { font-size: 2.5rem; }
`;

/** Stays visible beside the text on desktops. */
const SectionTitle = styled.div`
  ${from.desktop} { position: sticky; top: ${belowHeader('0px')}; align-self: start; }
  ${below.tablet} { margin-right: 2rem; }
  p { margin-top: 0.25rem; color: ${color.quietText}; }
`;

/** On phones a row that unfolds, and always open if it is the target of a link. */
const LegalSection = styled(SectionColumns)`
  ${foldRow}
  div + :is(ul, table) { margin-top: 0.75em; }
  details > p { margin-top: 0.25em; a { display: inline-block; padding: 0.6em 0; } }
  ul { max-width: 30em; padding-left: 1.1em; }
  ${below.tablet} {
    --row-padding: 0.75rem;
    row-gap: 0;
    padding: 0.75rem 0;
    > div + div { margin-top: 0.5rem; }
    border-top: 2px solid var(--line);
    &:last-child { border-bottom: 2px solid var(--line); }
    details[open] { padding-top: 0.5rem; }
    &:target details::details-content { content-visibility: visible; }
  }
  @media print { display: block; padding: 1rem 0 0; border: 0; p { font-size: 11pt; } }
`;

type Data = Legal['sections'][number];
type Content = Pick<Data, 'heading' | 'paragraphs' | 'table' | 'list' | 'links'>;

interface ContentProps extends Content {
  /** The element around the paragraphs. */
  prose?: typeof Prose;
  /** An element above the links. */
  children?: ReactNode;
}

/** All of a section but its heading. */
export const SectionContent = ({
  heading,
  paragraphs,
  table,
  list,
  links,
  prose: SectionProse = Prose,
  children,
}: ContentProps) => (
  <>
    <SectionProse>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <MailLinks>{paragraph}</MailLinks>
        </p>
      ))}
    </SectionProse>
    {table && <Table name={heading} table={table} wide={table.foot ? 1 : 0} />}
    {list && (
      <ul>
        <Each as="li" texts={list} foreign />
      </ul>
    )}
    {children}
    {links?.map(
      ({ text, to }) =>
        hasPage(routes[to]) && (
          <p key={to}>
            <Link href={routes[to]}>{text}</Link>
          </p>
        ),
    )}
  </>
);

interface Props extends Content, Pick<Data, 'id' | 'brief'> {
  /** The name of the switch that unfolds the section on phones. */
  more: string;
  /** Whether phones unfold it. */
  open: boolean;
  /** An element below the text. */
  children?: ReactNode;
}

export const Section = ({ id, brief, more, open, ...content }: Props) => (
  <LegalSection as="section" id={id}>
    <SectionTitle>
      <SectionHeading>{content.heading}</SectionHeading>
      {brief && <p>{brief}</p>}
    </SectionTitle>
    <Fold summary={more} topic={content.heading} row open={open}>
      <SectionContent {...content} />
    </Fold>
  </LegalSection>
);
