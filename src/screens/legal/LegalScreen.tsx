import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { Legal } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { routes } from '../../site.ts';
import { coarse, from } from '../../theme/theme.ts';
import { belowHeader, breakpoints, largeType, space, spacing } from '../../theme/tokens.ts';
import { Each } from '../../ui/Each.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Link } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { ChapterLine } from '../../ui/line/ChapterLine.tsx';
import { PlainList } from '../../ui/lists.ts';
import { MailLinks } from '../../ui/MailLinks.tsx';
import { TitleRow } from '../../ui/PageTop.tsx';
import { Table } from '../../ui/Table.tsx';
import { Headline, Lead, Prose, Quiet } from '../../ui/text.ts';

export const LegalHead = styled(Field)`
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  p + p { margin-top: 1.25rem; }
  @media print { padding-top: 0; }
`;

const tabletOnly = `@media (${breakpoints.tablet} <= width < ${breakpoints.desktop})`;

/** Paper has no contents, so the text has its column. */
const LegalColumns = styled(Columns)`@media print { display: block; }`;

/** Stays visible on the left of the text on desktops. */
const LegalContents = styled.nav`
  font-size: 1rem;
  line-height: 1.35;
  @media print { display: none; }
  a { display: inline-block; padding: 0.35em 0; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  ${coarse} { a { padding: 0.75em 0; } }
  ${tabletOnly} { ol { columns: 2; } }
  ${from.desktop} { details { position: sticky; top: ${belowHeader('1.5rem')}; } }
  /* Marks the section in view, where browsers follow the scrolling. */
  scroll-target-group: auto;
  a:target-current { text-decoration-thickness: 4px; }
`;

const LegalSection = styled.section`
  & + & { margin-top: ${spacing.xxxl}; }
  h2 { ${largeType} margin-bottom: 0.5em; }
  div + :is(ul, details, table), & > p { margin-top: 0.75em; }
  ul { max-width: 30em; padding-left: 1.1em; }
  @media print { && { margin-top: 1.5rem; } p { font-size: 11pt; } }
`;

/** The most rows of a table that phones show without being asked. */
const shortTable = 9;

interface TableProps extends Pick<ComponentProps<typeof Table>, 'name' | 'table'> {
  summary: string;
}

/** Phones fold long tables without a sum, each of whose rows is a block there. */
const LegalTable = ({ name, table, summary }: TableProps) => {
  const whole = <Table name={name} table={table} wide={table.foot ? 1 : 0} />;
  if (table.foot || table.rows.length <= shortTable) return whole;
  return (
    <Fold summary={summary} topic={name}>
      {whole}
    </Fold>
  );
};

export interface LegalProps {
  text: Legal;
  words: PageText<'legal'>;
  /** Below the title. Absent if `head` replaces the section with the title. */
  line?: ComponentProps<typeof ChapterLine>;
}

interface Props extends LegalProps {
  /** Replaces the section with the title. */
  head?: ReactNode;
  extras?: Record<string, ReactNode>;
}

/**
 * A page of `src/agency/legal/`. `extras` are elements below the texts of sections, by the
 * section's id.
 */
export const LegalScreen = ({ text, words, line, head, extras = {} }: Props) => (
  <>
    {head ?? (
      <LegalHead $tone="quiet">
        <TitleRow>
          <Headline>{text.title}</Headline>
          <div>
            <Lead>{text.lead}</Lead>
            <Quiet>{words.asOf}</Quiet>
          </div>
        </TitleRow>
        {line && <ChapterLine {...line} />}
      </LegalHead>
    )}
    <Field>
      <LegalColumns $columns="third" $gap="xxxl">
        <LegalContents aria-label={words.contents}>
          <Fold summary={words.contents}>
            <PlainList as="ol">
              {text.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </PlainList>
          </Fold>
        </LegalContents>
        <div>
          {text.sections.map(({ id, heading, paragraphs, table, list, links }) => (
            <LegalSection key={id} id={id}>
              <h2>{heading}</h2>
              <Prose>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <MailLinks>{paragraph}</MailLinks>
                  </p>
                ))}
              </Prose>
              {table && <LegalTable name={heading} table={table} summary={words.table} />}
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
            </LegalSection>
          ))}
        </div>
      </LegalColumns>
    </Field>
  </>
);
