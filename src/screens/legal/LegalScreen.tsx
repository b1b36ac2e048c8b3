import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { routes } from '../../site.ts';
import { coarse, color, from } from '../../theme/theme.ts';
import { belowHeader, breakpoints, fromTablet, space, titleType } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { Field } from '../../ui/Field.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Link } from '../../ui/Link.tsx';
import { ChapterRule } from '../../ui/line/ChapterRule.tsx';
import { PlainList } from '../../ui/lists.ts';
import { MailLinks } from '../../ui/MailLinks.tsx';
import { Headline, Lead, Prose, Quiet } from '../../ui/text.ts';

const Head = styled(Field)`
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  & > p { margin: 1.25rem 0; }
  @media print { padding-top: 0; }
`;

const between = `@media (${breakpoints.tablet} <= width < ${breakpoints.desktop})`;

/** The contents stay in sight beside the text on wide screens. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem ${space.gutter};
  ${from.desktop} { grid-template-columns: calc((100% + ${space.gutter}) / 3 - ${space.gutter}) minmax(0, 1fr); }
`;

const Contents = styled.nav`
  font-size: 1rem;
  line-height: 1.35;
  @media print { display: none; }
  a { display: inline-block; padding: 0.35em 0; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  ${coarse} { a { padding: 0.75em 0; } }
  ${between} { ol { columns: 2; } }
  ${from.desktop} { ol { position: sticky; top: ${belowHeader('1.5rem')}; } }
`;

const Section = styled.section`
  & + & { margin-top: 4rem; }
  h2 { ${titleType} margin-bottom: 0.5em; break-after: avoid; }
  div + ul, & > p, div + table { margin-top: 0.75em; }
  ul { padding-left: 1.1em; }
  @media print { && { margin-top: 1.5rem; } p { font-size: 11pt; } }
`;

/** A table whose rows become blocks on phones, so that nothing scrolls sideways. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.4;
  th { text-align: left; font-weight: 600; }
  td, th { display: block; padding: 0.15rem 0; }
  thead { display: none; }
  tfoot { display: block; font-weight: 600; }
  /* The sums. */
  tfoot td:nth-child(n + 3) { ${titleType} font-variant-numeric: tabular-nums; }
  tr { display: block; padding: 0.75rem 0; border-top: 1px solid ${color.quietText}; }
  td::before { content: attr(data-head) ': '; color: ${color.quietText}; }
  @media ${fromTablet}, print {
    td, th { display: table-cell; padding: 0.75rem 1.25rem 0.75rem 0; vertical-align: top; }
    thead { display: table-header-group; }
    tfoot { display: table-footer-group; }
    tr { display: table-row; break-inside: avoid; }
    td::before { content: none; }
    table-layout: fixed;
    th:first-child { width: 34%; }
  }
`;

const Row = ({
  cells: [first = '', ...others],
  head: [, ...names],
}: {
  cells: string[];
  head: string[];
}) => (
  <tr>
    <th scope="row">
      <Foreign>{first}</Foreign>
    </th>
    {others.map((cell, index) => (
      <td key={names[index]} data-head={names[index]?.replace('?', '')}>
        <Foreign>{cell}</Foreign>
      </td>
    ))}
  </tr>
);

export interface LegalProps {
  text: Legal;
  words: PageText<'legal'>;
}

interface Props extends LegalProps {
  extras?: Record<string, ReactNode>;
}

export const LegalScreen = ({ text, words, extras = {} }: Props) => (
  <>
    <Head $tone="quiet">
      <Headline>{text.title}</Headline>
      <Lead>{text.lead}</Lead>
      <Quiet>{words.asOf}</Quiet>
      <ChapterRule stage={2} />
    </Head>
    <Field>
      <Body>
        <Contents aria-label={words.contents}>
          <PlainList as="ol">
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </PlainList>
        </Contents>
        <div>
          {text.sections.map(({ id, heading, paragraphs, table, list, links }) => (
            <Section key={id} id={id}>
              <h2>{heading}</h2>
              <Prose>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <MailLinks>{paragraph}</MailLinks>
                  </p>
                ))}
              </Prose>
              {table && (
                <Table aria-label={heading}>
                  <thead>
                    <tr>
                      {table.head.map((cell) => (
                        <th key={cell} scope="col">
                          {cell}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {table.rows.map((row) => (
                      <Row key={row[0]} cells={row} head={table.head} />
                    ))}
                  </tbody>
                  {table.foot && (
                    <tfoot>
                      <Row cells={table.foot} head={table.head} />
                    </tfoot>
                  )}
                </Table>
              )}
              {list && (
                <ul>
                  <Each as="li" texts={list} foreign />
                </ul>
              )}
              {extras[id]}
              {links?.map(
                ({ text: label, to }) =>
                  hasPage(routes[to]) && (
                    <p key={to}>
                      <Link href={routes[to]}>{label}</Link>
                    </p>
                  ),
              )}
            </Section>
          ))}
        </div>
      </Body>
    </Field>
  </>
);
