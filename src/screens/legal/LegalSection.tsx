import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { routes } from '../../site.ts';
import { below, color, from, shaped } from '../../theme/theme.ts';
import { belowHeader, fontSize, largeType, space, spacing, titleType } from '../../theme/tokens.ts';
import { AddressLinks } from '../../ui/AddressLinks.tsx';
import { Each } from '../../ui/Each.tsx';
import { Fold, foldRow } from '../../ui/Fold.tsx';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { tone } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import { Prose } from '../../ui/text.ts';
import { Answers } from './Answers.tsx';
import { KeptLines } from './KeptLines.tsx';

type Data = Legal['sections'][number];

export const SectionColumns = styled(Columns).attrs({ $columns: 'third' })`
  ${from.tablet} { padding: ${spacing.m} 0 1.5rem; border-top: 2px solid var(--line); }
  ${from.desktop} { align-items: baseline; }
`;

/** Words fit a third of the window. */
export const SectionHeading = styled.h2`
  ${largeType}
  ${from.desktop} { font-size: ${fontSize.title}; }
`;

/** As large as the heading, in the second column. */
export const Brief = styled.p`
  ${below.tablet} { margin-right: 2rem; }
  ${below.desktop} { color: ${color.quietText}; }
  ${shaped.wide} { font-size: ${fontSize.lead}; line-height: 1.3; }
`;

/** Stays visible beside the text on desktops. */
const SectionTitle = styled.div`
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

/** A colour from one edge of the window to the other. */
const band = ($tone: NonNullable<Data['background']>) => css`
  ${tone($tone)}
  && {
    margin-inline: calc(-1 * ${space.margin});
    margin-top: ${spacing.m};
    padding-inline: ${space.margin};
    --row-padding: ${spacing.xl};
    padding-block: ${spacing.xl};
    ${from.tablet} { & + section { padding-top: ${spacing.xl}; } }
    ${below.tablet} { & + section { --row-padding: ${spacing.s}; padding-top: ${spacing.s}; } }
    ${Brief}, dt { color: inherit; }
    ${MainAnswer} {
      ${shaped.phone} { font-size: ${fontSize.headline}; }
      ${from.desktop} { font-size: ${fontSize.headline}; }
    }
    dl > div { border-color: var(--line); }
    /* The names of a table's rows. */
    tr { border-color: var(--line); }
    tbody th { ${titleType} color: inherit; }
    /* The focus ring keeps to the band, because the next section may have its colour. */
    ${below.tablet} { & summary { inset-inline: ${space.margin}; outline-offset: -0.25rem; } }
  }
  /* In the dark scheme a loud one has the colour of the page. */
  @media ${$tone === 'inverse' ? 'all' : '(prefers-color-scheme: light)'} { &&, && + section { border-top: 0; } }
  @media print { --bg: #fff; --on: #000; --line: #000; && { margin-inline: 0; padding-inline: 0; } }
`;

/** The title of a section whose content is as wide as the page. */
const WideTitle = styled(Columns).attrs({ $columns: 'third' })<{ $large: boolean }>`
  row-gap: 0.25rem;
  ${from.desktop} { align-items: baseline; }
  ${({ $large }) =>
    $large &&
    css`
      ${from.desktop} { display: block; h2 + p { margin-top: ${spacing.xs}; } }
      @media screen { h2 { font-size: ${fontSize.chapter}; line-height: 0.95; } }
    `}
`;

/** The text below the few words, where rows of answers begin. */
const BriefAndText = styled.div`
  details { margin-top: 0.75rem; }
  /* As near to the heading as the few words of other sections. */
  ${below.desktop} { margin-top: -1.25rem; }
  ${below.tablet} { margin-top: 0; details { margin-top: 0.25rem; } }
  @media print { margin-top: 0; }
`;

const wideContent = (hasLines: boolean) => css`
  row-gap: 0;
  ${hasLines && '&& { padding-bottom: 0; }'}
  > * { grid-column: 1 / -1; }
  ${from.tablet} { details { > :is(div, p, ul) { margin-top: 1rem; } > table { margin-top: ${spacing.xs}; } } }
  ${from.desktop} { details > :is(div, p, ul) { margin-left: calc((100% + ${space.gutter}) / 3); } }
`;

/** On phones a row that unfolds, and always open if it is the target of a link. */
const LegalSectionColumns = styled(SectionColumns)<{
  $tone: Data['background'];
  $wide: 'lines' | boolean;
}>`
  ${foldRow}
  div + :is(ul, table) { margin-top: 0.75em; }
  details > p { margin-top: 0.25em; a { display: inline-block; padding: 0.6em 0; } }
  ${below.tablet} {
    row-gap: 0;
    padding: 0.75rem 0;
    > div + div { margin-top: 0.25rem; }
    border-top: 2px solid var(--line);
    details[open] { padding-block: 0.5rem; }
    &:target details::details-content { content-visibility: visible; }
  }
  @media print { display: block; padding: 1rem 0 0; border: 0; p { font-size: 11pt; } }
  ${({ $tone }) => $tone && band($tone)}
  ${({ $wide }) => $wide && wideContent($wide === 'lines')}
`;

/** Tables fill the page's columns, as questions and answers do; one with a sum stays in its column. */
const fillsPage = (table: Data['table']) => !!table && !table.foot;

/** In two columns where there is room. */
const List = styled.ul`
  max-width: 30em;
  padding: 0;
  li { break-inside: avoid; margin-left: 1.1em; }
  ${from.wide} { columns: 2; column-gap: ${space.gutter}; max-width: none; }
`;

/** A list whose bullets are boxes to tick. */
const Boxes = styled(List).attrs({ role: 'list' })`
  li { position: relative; margin: 0 0 0.5em 1.7em; }
  li::before {
    content: '';
    position: absolute;
    top: 0.3em;
    left: -1.7em;
    width: 0.9em;
    height: 0.9em;
    border: 2px solid;
  }
`;

/** Texts whose addresses are links. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <AddressLinks>{text}</AddressLinks>
    </p>
  ));

interface Content
  extends Pick<
    Data,
    'heading' | 'paragraphs' | 'table' | 'answers' | 'kept' | 'list' | 'boxes' | 'links'
  > {
  /** The element around the paragraphs. */
  prose?: typeof Prose | undefined;
}

interface ContentProps extends Content {
  /** An element above the links. */
  children?: ReactNode;
}

/** All of a section but its title. */
export const SectionContent = ({
  heading,
  paragraphs,
  table,
  answers,
  kept,
  list,
  boxes,
  links,
  prose: SectionProse = Prose,
  children,
}: ContentProps) => {
  const SectionList = boxes ? Boxes : List;
  return (
    <>
      {paragraphs.length > 0 && (
        <SectionProse>
          <Paragraphs texts={paragraphs} />
        </SectionProse>
      )}
      {answers && <Answers answers={answers} />}
      {kept && <KeptLines times={kept} />}
      {table && (
        <Table name={heading} table={table} wide={table.foot ? 1 : 0} thirds={fillsPage(table)} />
      )}
      {list && (
        <SectionList>
          <Each as="li" texts={list} foreign />
        </SectionList>
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
};

interface Props extends Content, Pick<Data, 'id' | 'brief' | 'answer' | 'background'> {
  /** The name of the switch that unfolds the section on phones. */
  more: string;
  /** Whether phones unfold it. */
  open: boolean;
  /** An element below the text. */
  children?: ReactNode;
}

export function LegalSection({ id, brief, answer, background, more, open, ...content }: Props) {
  const { heading, answers, table, kept } = content;
  const wide = !!answers || fillsPage(table);
  const mainAnswer = answer && <MainAnswer>{answer}</MainAnswer>;
  const words = brief && <Brief>{brief}</Brief>;
  const title = <SectionHeading>{heading}</SectionHeading>;
  const text = kept ? (
    <SectionContent {...content} />
  ) : (
    <Fold summary={more} topic={heading} row open={open}>
      <SectionContent {...content} />
    </Fold>
  );
  return (
    <LegalSectionColumns as="section" id={id} $tone={background} $wide={kept ? 'lines' : wide}>
      {wide || kept ? (
        <WideTitle $large={!!kept}>
          {title}
          {words}
          {wide && mainAnswer}
        </WideTitle>
      ) : (
        <SectionTitle>{title}</SectionTitle>
      )}
      <div>
        {!wide && mainAnswer}
        {brief && !wide && !kept ? (
          <BriefAndText>
            {words}
            {text}
          </BriefAndText>
        ) : (
          text
        )}
      </div>
    </LegalSectionColumns>
  );
}
