import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hasPage } from '../../../content/facts/hasPage.ts';
import type { Legal } from '../../../content/load/load.ts';
import { routes } from '../../../site.ts';
import { from } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { AddressLinks } from '../../../ui/AddressLinks.tsx';
import { Each } from '../../../ui/Each.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Table } from '../../../ui/Table.tsx';
import { Prose } from '../../../ui/text.ts';
import { Answers } from './Answers.tsx';

export type SectionData = Legal['sections'][number];

/** The element around a section's paragraphs. */
export const SectionProse = styled(Prose)<{ $several: boolean }>``;

/** Returns whether a section is wider than texts: with answers, or with a table without a sum. */
export const fillsPage = ({ answers, table }: Pick<SectionData, 'answers' | 'table'>) =>
  !!answers || (!!table && !table.foot);

/** Has two columns where there is room. */
export const SectionList = styled.ul`
  max-width: 30em;
  padding: 0;
  li { break-inside: avoid; margin-left: 1.1em; }
  ${from.wide} { columns: 2; column-gap: ${space.gutter}; max-width: none; }
`;

/** A list whose bullets are boxes to tick. */
const Boxes = styled(SectionList).attrs({ role: 'list' })`
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

export const SectionLink = styled.p`
  margin-top: 0.25em;
  a { display: inline-block; padding: 0.6em 0; }
`;

/** Texts whose addresses are links. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <AddressLinks>{text}</AddressLinks>
    </p>
  ));

export interface Content
  extends Pick<
    SectionData,
    'heading' | 'paragraphs' | 'table' | 'answers' | 'list' | 'boxes' | 'links'
  > {
  /** The element around the paragraphs. */
  prose?: typeof SectionProse | undefined;
}

interface Props extends Content {
  /** An element above the links. */
  children?: ReactNode;
}

/** All of a section but its title. */
export const SectionContent = ({
  heading,
  paragraphs,
  table,
  answers,
  list,
  boxes,
  links,
  prose: Texts = SectionProse,
  children,
}: Props) => {
  const Items = boxes ? Boxes : SectionList;
  return (
    <>
      {paragraphs.length > 0 && (
        <Texts $several={paragraphs.length > 1}>
          <Paragraphs texts={paragraphs} />
        </Texts>
      )}
      {answers && <Answers answers={answers} />}
      {table && (
        <Table
          name={heading}
          table={table}
          wideColumn={table.foot ? 1 : 0}
          thirds={fillsPage({ table })}
        />
      )}
      {list && (
        <Items>
          <Each as="li" texts={list} foreign />
        </Items>
      )}
      {children}
      {links?.map(
        ({ text, to }) =>
          hasPage(routes[to]) && (
            <SectionLink key={to}>
              <Link href={routes[to]}>{text}</Link>
            </SectionLink>
          ),
      )}
    </>
  );
};
