import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { Job } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { pictureAt, poses } from '../../content/facts/mascots.ts';
import { jobPath, type Office, routes, site } from '../../site.ts';
import { below, color, from, hoverable, motionAllowed, shaped } from '../../theme/theme.ts';
import { headingSpacing, motion, space, spacing, titleType } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { ButtonLink } from '../../ui/button.ts';
import { Each } from '../../ui/Each.tsx';
import { Fold, foldRow, rowPadding } from '../../ui/Fold.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { RuledRows, SpacedList } from '../../ui/lists.ts';
import { loudHead, Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Table } from '../../ui/Table.tsx';
import { Chapter, Display, Lead, Title } from '../../ui/text.ts';
import { Apply } from '../job/Apply.tsx';
import { officeColumns } from '../officeColumns.ts';
import { People, type ShownPerson } from '../people/People.tsx';

const Hiring = ({ heading, text, steps }: NonNullable<PageText<'career'>['hiring']>) => (
  <Section $tone="deep" id="hiring" aria-labelledby="hiring-heading">
    <Stack $gap="xs">
      <Chapter id="hiring-heading">{heading}</Chapter>
      <Lead>{text}</Lead>
    </Stack>
    <Timeline steps={steps} layout="textBeside" />
  </Section>
);

const Levels = ({ heading, text, more, table }: NonNullable<CareerProps['levels']>) => (
  <Section $tone="quiet" id="levels" aria-labelledby="levels-heading">
    <Stack $gap="m">
      <SectionHead id="levels-heading" heading={heading} text={text} />
      <Fold summary={more} topic={heading}>
        <Table name={heading} table={table} wideColumn={1} />
      </Fold>
    </Stack>
  </Section>
);

const CareerTitle = styled(Display)`
  ${from.tablet} { grid-column: 1 / -1; grid-row: 1; }
  ${from.desktop} { grid-column: 1; }
`;

const CareerLead = styled(Lead)`padding: ${spacing.m} 0 clamp(1rem, 5vw, 4.5rem);`;

/** Its ground is the line below, as far as the window's edge. A thread in it is as thick as that line. */
const CareerPicture = styled.img`
  --width: clamp(14rem, 34vw, 22rem);
  align-self: end;
  justify-self: end;
  width: var(--width);
  max-width: calc(100% + ${space.margin});
  aspect-ratio: 10 / 9;
  object-fit: contain;
  object-position: right bottom;
  margin: 0 calc(-1 * ${space.margin}) calc(-1 * var(--ground)) 0;
  /* Keeps the mascot's tail clear of the title. */
  ${from.tablet} { grid-column: 2; grid-row: 2; margin-top: 2.5rem; }
  ${from.desktop} { --width: clamp(14rem, 75vw - 32rem, 32.5rem); grid-row: 1 / 3; margin-top: -3rem; }
`;

const CareerHead = styled(Section)`
  display: grid;
  padding-top: ${space.top};
  padding-bottom: 0;
  --ground: 4px;
  border-bottom: var(--ground) solid var(--line);
  ${from.tablet} { grid-template-columns: 1fr auto; }
  ${from.wide} { --ground: 6px; }
`;

const CareerColumns = styled.div`
  display: grid;
  gap: ${spacing.l} ${space.gutter};
  ${officeColumns(from.tablet)}
`;

/** Positions side by side share rows, so that their rules are level. */
const CareerOpening = styled.section<{ $rows: number }>`
  display: grid;
  row-gap: ${spacing.xs};
  ${from.tablet} {
    grid-row: span ${({ $rows }) => $rows + 1};
    &, ${RuledRows} { grid-template-rows: subgrid; }
    ${RuledRows} { display: grid; grid-row: 2 / -1; row-gap: 0; }
  }
`;

const CareerOffices = styled(CareerColumns)`
  ${below.tablet} { gap: 0; }
`;

const CareerOffice = styled.div`
  ${foldRow}
  ${below.tablet} { padding: ${rowPadding} 0; border-top: 2px solid var(--line); }
`;

const CareerPosition = styled.li`
  position: relative;
  a { ${titleType} text-decoration: none; }
  /* 72 px in a window 1440 px wide. */
  ${shaped.wide} { a { font-size: calc(2.5rem + 2.2vw); line-height: 1.05; letter-spacing: -0.04em; } }
  ${shaped.phone} { a { font-size: 1.75rem; letter-spacing: ${headingSpacing}; } }
  /* The background extends into the margins, so that the letters stay on the column. */
  --beside: min(1.5rem, ${space.gutter});
  ${hoverable} { &:hover { background: ${color.loud}; color: ${color.onLoud}; box-shadow: var(--beside) 0 ${color.loud}, calc(-1 * var(--beside)) 0 ${color.loud}; } }
  ${motionAllowed} { transition: background-color ${motion.quick}, box-shadow ${motion.quick}; }
  a::after { content: ''; position: absolute; inset: 0; }
`;

/** Portraits without gaps; phones swipe them. */
const CareerPeople = styled.div`
  ul { --each: min(12.5rem, 60vw); }
  ${from.desktop} {
    margin-top: ${spacing.xl};
    ul { column-gap: 0; }
    a, a + span { margin-right: 1rem; }
  }
`;

const CareerBenefits = styled(SpacedList)`margin-top: 1rem;`;

export interface CareerProps {
  text: Omit<PageText<'career'>, 'closed' | 'levels'>;
  jobs: Pick<Job, 'slug' | 'title' | 'office' | 'level' | 'pay' | 'applyBy'>[];
  levels:
    | (Pick<NonNullable<PageText<'career'>['levels']>, 'heading' | 'text' | 'more'> &
        Pick<ComponentProps<typeof Table>, 'table'>)
    | null;
  /** Replaces the positions when no job is open. */
  closed: NonNullable<PageText<'career'>['closed']> | null;
  people: ShownPerson[];
  /** For an application without a position, if the page asks for some. */
  form: FormDefinition | null;
}

/** How many rows the office with the most positions has. One without any has a sentence instead. */
const rowsOfOpenings = (jobs: CareerProps['jobs']) =>
  Math.max(1, ...site.offices.map(({ id }) => jobs.filter(({ office }) => office === id).length));

type OpeningsText = NonNullable<PageText<'career'>['positions']> & { heading: string };

const CareerOpenings = ({
  office: { id },
  words,
  jobs,
  rows,
}: Pick<CareerProps, 'jobs'> & { office: Office; words: OpeningsText; rows: number }) => (
  <CareerOpening $rows={rows} aria-labelledby={`jobs-${id}`}>
    <Title id={`jobs-${id}`}>{words.heading}</Title>
    {jobs.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <RuledRows>
        {jobs.map(({ slug, title, level, pay, applyBy }) => (
          <CareerPosition key={slug}>
            <Link href={jobPath(slug)}>{title}</Link>
            <p>
              {pay}
              <br />
              {`${level ? `${level}. ` : ''}${words.applyBy} ${applyBy}`}
            </p>
          </CareerPosition>
        ))}
      </RuledRows>
    )}
  </CareerOpening>
);

export const CareerScreen = ({
  text: { headline, lead, positions, hiring, people: team, benefits, offices, apply },
  jobs,
  levels,
  people,
  closed,
  form,
}: CareerProps) => (
  <>
    <CareerHead {...loudHead}>
      <CareerTitle>{headline}</CareerTitle>
      <CareerLead data-answer="">{lead}</CareerLead>
      {poses.careers && (
        <CareerPicture src={pictureAt(poses.careers)} alt="" width={180} height={162} />
      )}
    </CareerHead>
    <BelowFirstScreen>
      {closed ? (
        <Section>
          <Stack>
            <Chapter>{closed.heading}</Chapter>
            <Lead>{closed.text}</Lead>
            {apply && <ButtonLink href="#apply">{closed.button}</ButtonLink>}
          </Stack>
        </Section>
      ) : (
        positions && (
          <Section>
            <Stack>
              <Chapter>{positions.heading}</Chapter>
              <CareerColumns>
                {site.offices.map((office) => (
                  <CareerOpenings
                    key={office.id}
                    rows={rowsOfOpenings(jobs)}
                    office={office}
                    words={{
                      ...positions,
                      heading:
                        offices[office.id]?.heading ?? `${positions.heading}, ${office.city}`,
                    }}
                    jobs={jobs.filter((job) => job.office === office.id)}
                  />
                ))}
              </CareerColumns>
            </Stack>
          </Section>
        )
      )}
      {hiring && <Hiring {...hiring} />}
      {levels && <Levels {...levels} />}
      {people.length > 0 && team && (
        <Section aria-labelledby="people">
          <Stack $gap="m">
            <SectionHead id="people" heading={team.heading} text={<Foreign>{team.text}</Foreign>} />
            <CareerPeople>
              <People people={people} />
            </CareerPeople>
            <TextLink href={`${routes.about}#people`}>{team.link}</TextLink>
          </Stack>
        </Section>
      )}
      {benefits && (
        <Section $tone="quiet" aria-labelledby="offers">
          <Stack>
            <Chapter id="offers">{benefits.heading}</Chapter>
            <CareerOffices>
              {Object.values(offices).map(
                (office) =>
                  office && (
                    <CareerOffice key={office.heading}>
                      <Title>{office.heading}</Title>
                      <Fold summary={benefits.more} topic={office.heading} row>
                        <CareerBenefits>
                          <Each as="li" texts={office.benefits} foreign />
                        </CareerBenefits>
                      </Fold>
                    </CareerOffice>
                  ),
              )}
            </CareerOffices>
          </Stack>
        </Section>
      )}
      {apply && form && (
        <Apply {...apply} email={site.inquiries.email} subject={apply.heading} form={form} />
      )}
    </BelowFirstScreen>
  </>
);
