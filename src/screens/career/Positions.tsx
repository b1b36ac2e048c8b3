import styled from 'styled-components';
import type { Job } from '../../content/load/load.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { jobPath, type Office, site } from '../../site.ts';
import { color, from, hoverable, motionAllowed, shaped } from '../../theme/theme.ts';
import { headingSpacing, motion, space, spacing, titleType } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { RuledRows } from '../../ui/RuledRows.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter, Title } from '../../ui/text.ts';
import { CareerColumns } from './CareerColumns.ts';

/** Positions side by side share rows, so that their rules are level. */
const OfficePositionsSection = styled.section<{ $rows: number }>`
  display: grid;
  row-gap: ${spacing.xs};
  ${from.tablet} {
    grid-row: span ${({ $rows }) => $rows + 1};
    &, ${RuledRows} { grid-template-rows: subgrid; }
    ${RuledRows} { display: grid; grid-row: 2 / -1; row-gap: 0; }
  }
`;

const Position = styled.li`
  position: relative;
  /* The background extends into the margins, so that the letters stay on the column. */
  --beside: min(1.5rem, ${space.gutter});
  ${hoverable} { &:hover { background: ${color.loud}; color: ${color.onLoud}; box-shadow: var(--beside) 0 ${color.loud}, calc(-1 * var(--beside)) 0 ${color.loud}; } }
  ${motionAllowed} { transition: background-color ${motion.quick}, box-shadow ${motion.quick}; }
`;

/** Covers the whole position. */
const PositionLink = styled(Link)`
  ${titleType}
  text-decoration: none;
  /* Equals 72 px in a window 1440 px wide. */
  ${shaped.wide} { font-size: calc(2.5rem + 2.2vw); line-height: 1.05; letter-spacing: -0.04em; }
  ${shaped.phone} { font-size: 1.75rem; letter-spacing: ${headingSpacing}; }
  &::after { content: ''; position: absolute; inset: 0; }
`;

/** Returns the rows of the office with the most positions. One without any has a sentence. */
const rowsOfPositions = (jobs: OpenJob[]) =>
  Math.max(1, ...site.offices.map(({ id }) => jobs.filter(({ office }) => office === id).length));

type Text = PageText<'career'>;
type Words = NonNullable<Text['positions']>;

export type OpenJob = Pick<Job, 'slug' | 'title' | 'office' | 'level' | 'pay' | 'applyBy'>;

interface OfficeProps {
  office: Office;
  words: Words;
  jobs: OpenJob[];
  rows: number;
}

const OfficePositions = ({ office: { id }, words, jobs, rows }: OfficeProps) => (
  <OfficePositionsSection $rows={rows} aria-labelledby={`jobs-${id}`}>
    <Title id={`jobs-${id}`}>{words.heading}</Title>
    {jobs.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <RuledRows>
        {jobs.map(({ slug, title, level, pay, applyBy }) => (
          <Position key={slug}>
            <PositionLink href={jobPath(slug)}>{title}</PositionLink>
            <p>
              {pay}
              <br />
              {`${level ? `${level}. ` : ''}${words.applyBy} ${applyBy}`}
            </p>
          </Position>
        ))}
      </RuledRows>
    )}
  </OfficePositionsSection>
);

type Props = Words & Pick<Text, 'offices'> & { jobs: OpenJob[] };

/** The open positions of each office. */
export const Positions = ({ jobs, offices, ...words }: Props) => (
  <Section>
    <Stack>
      <Chapter>{words.heading}</Chapter>
      <CareerColumns>
        {site.offices.map((office) => (
          <OfficePositions
            key={office.id}
            rows={rowsOfPositions(jobs)}
            office={office}
            words={{
              ...words,
              heading: offices[office.id]?.heading ?? `${words.heading}, ${office.city}`,
            }}
            jobs={jobs.filter((job) => job.office === office.id)}
          />
        ))}
      </CareerColumns>
    </Stack>
  </Section>
);
