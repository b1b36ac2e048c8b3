import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import { mascots, pictureAt } from '../../content/facts/mascots.ts';
import type { Job } from '../../content/load/load.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { officeOf, routes, site } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { space, spacing } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Pairs } from '../../ui/Each.tsx';
import { Facts } from '../../ui/Facts.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Section } from '../../ui/Section.tsx';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { Apply } from '../shared/form/Apply.tsx';
import { JobHead } from './JobHead.tsx';
import { JobList, JobListRow } from './JobList.tsx';
import { Neighbour } from './Neighbour.tsx';

/** The facts, which hang from the line of the first section. */
const JobFacts = styled(Facts)`margin-bottom: ${spacing.xxxl};`;

const JobWork = styled(Section)`padding-top: ${spacing.l};`;

/** On desktops the heading takes four of twelve columns, and the person beside the list three. */
const JobDoing = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: ${spacing.xl} ${space.gutter};
  ${from.tablet} { ${({ $beside }) => $beside && 'grid-template-columns: 5fr 3fr;'} }
  ${from.desktop} {
    grid-template-columns: ${({ $beside }) => ($beside ? '4fr 5fr 3fr' : '4fr 8fr')};
    ${JobListRow} { display: grid; grid-column: span 2; grid-template-columns: subgrid; }
  }
`;

const JobSides = styled(Columns).attrs({ $from: 'tablet', $gap: 'xxl' })`
  ${below.tablet} { gap: 0; }
`;

export interface JobProps {
  text: PageText<'job'>;
  job: Omit<Job, 'beside'>;
  /** The amount, and what it is for. */
  pay: [string, string];
  beside: ComponentProps<typeof Neighbour> | null;
  form: FormDefinition;
  /** Whether the career page describes the hiring process. */
  hasHiring: boolean;
  /** The word for level, if the career page lists levels. */
  levelLabel: string | null;
  /** Whether the position has its own picture. */
  hasScene: boolean;
  /** Whether the agency has a drawing for the end of the page. */
  isDrawn: boolean;
}

const sides = ['bringing', 'offering'] as const;

export function JobScreen(props: JobProps) {
  const { text, job, pay, beside, form, hasHiring, levelLabel, hasScene, isDrawn } = props;
  const office = officeOf(job);
  // Mascots have the order of the offices, as in the footer.
  const mascot = mascots[site.offices.indexOf(office)];
  const picture = hasScene ? `jobs/${job.slug}.svg` : mascot?.picture;
  const where = (
    <>
      {office.city}, <span lang={office.language}>{office.street}</span>
    </>
  );
  const level: [string, ReactNode][] =
    levelLabel && job.level
      ? [
          [
            levelLabel,
            <Link key="level" href={`${routes.career}#levels`}>
              {job.level}
            </Link>,
          ],
        ]
      : [];
  return (
    <>
      <JobHead
        title={job.title}
        pay={pay}
        lead={job.lead}
        apply={text.apply.heading}
        picture={picture ? { src: pictureAt(picture), isScene: hasScene } : null}
      />
      <BelowFirstScreen>
        <JobWork>
          <JobFacts>
            <Pairs
              pairs={[
                ...level,
                [text.facts.where, where],
                [text.facts.employment, text.employment[job.employmentType]],
                [text.facts.applyBy, job.applyBy],
              ]}
            />
          </JobFacts>
          <JobDoing $beside={beside !== null}>
            <JobList heading={text.doing} brief={job.briefs?.doing} texts={job.doing} open />
            {beside && <Neighbour {...beside} />}
          </JobDoing>
        </JobWork>
        <Section $tone="quiet">
          <JobSides>
            {sides.map((side) => (
              <JobList
                key={side}
                heading={text[side]}
                brief={job.briefs?.[side]}
                texts={job[side]}
              />
            ))}
          </JobSides>
        </Section>
        <Apply
          {...text.apply}
          email={office.email}
          subject={`${job.title}, ${office.city}`}
          form={form}
        >
          {hasHiring && <TextLink href={`${routes.career}#hiring`}>{text.apply.hiring}</TextLink>}
        </Apply>
        {text.call && (
          <ClosingCall {...text.call} href={routes.career}>
            {isDrawn && <ClosingDrawing path="/job" />}
          </ClosingCall>
        )}
      </BelowFirstScreen>
    </>
  );
}
