import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { Job } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { mascots, pictureAt } from '../../content/facts/mascots.ts';
import { officeOf, routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, spacing, stroke } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { ButtonLink } from '../../ui/button.ts';
import { Each, Pairs } from '../../ui/Each.tsx';
import { Field, ground } from '../../ui/Field.tsx';
import { HeadFigures } from '../../ui/HeadFigures.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { RuledRows } from '../../ui/lists.ts';
import { Facts } from '../../ui/terms.ts';
import { Chapter, Headline, Lead } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ClosingDrawing } from '../closing/ClosingDrawing.tsx';
import { Apply } from './Apply.tsx';
import { Neighbour } from './Neighbour.tsx';

const JobTasks = styled(RuledRows)`li { padding-right: max(0px, 100% - 30em); }`;

const JobDoing = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: ${spacing.xl} ${space.gutter};
  ${from.tablet} { ${({ $beside }) => $beside && 'grid-template-columns: 5fr 3fr;'} }
`;

const JobHead = styled(Field)`
  padding-top: ${space.top};
  padding-bottom: ${spacing.xxl};
  border-bottom: ${stroke.line} solid var(--line);
  ${ground}
  & > p + p { margin: ${spacing.l} 0; }
  dl { margin-top: 2.5rem; }
  /* On the line below. */
  img {
    display: block;
    width: clamp(8rem, 20vw, 18rem);
    margin: ${spacing.m} 0 calc(-1 * ${spacing.xxl}) auto;
  }
  ${from.desktop} {
    position: relative;
    img { position: absolute; right: ${space.margin}; bottom: 0; margin: 0; }
    ${mascots.length > 0 && css`&& > dl { margin-right: 23vw; }`}
  }
`;

const JobPay = styled(HeadFigures)`
  max-width: none;
  small { display: block; margin-top: 0.5rem; line-height: 1.2; }
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
  /** Whether the agency has a drawing for the end of the page. */
  isDrawn: boolean;
}

const sides = ['bringing', 'offering'] as const;

export function JobScreen(props: JobProps) {
  const { text, job, pay, beside, form, hasHiring, levelLabel, isDrawn } = props;
  const office = officeOf(job);
  // Mascots have the order of the offices, as in the footer.
  const mascot = mascots[site.offices.indexOf(office)];
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
      <JobHead $tone="loud" data-loud="">
        <Headline>{job.title}</Headline>
        <JobPay>
          {pay[0]} <small>{pay[1]}</small>
        </JobPay>
        <Lead>{job.lead}</Lead>
        <ButtonLink href="#apply">{text.apply.heading}</ButtonLink>
        <Facts>
          <Pairs
            pairs={[
              ...level,
              [text.facts.where, where],
              [text.facts.employment, text.employment[job.employmentType]],
              [text.facts.applyBy, job.applyBy],
            ]}
          />
        </Facts>
        {mascot && <img src={pictureAt(mascot.picture)} alt="" width={160} height={160} />}
      </JobHead>
      <BelowFirstScreen>
        <Field>
          <Columns $columns="third">
            <Chapter>{text.doing}</Chapter>
            <JobDoing $beside={beside !== null}>
              <JobTasks>
                <Each as="li" texts={job.doing} foreign />
              </JobTasks>
              {beside && <Neighbour {...beside} />}
            </JobDoing>
          </Columns>
        </Field>
        <Field $tone="quiet">
          <Columns $gap="xxxl">
            {sides.map((side) => (
              <Stack $gap="m" key={side}>
                <Chapter>{text[side]}</Chapter>
                <RuledRows>
                  <Each as="li" texts={job[side]} foreign />
                </RuledRows>
              </Stack>
            ))}
          </Columns>
        </Field>
        <Apply
          key={job.slug}
          {...text.apply}
          email={office.email}
          subject={`${job.title}, ${office.city}`}
          form={form}
        >
          {hasHiring && <TextLink href={`${routes.career}#hiring`}>{text.apply.hiring}</TextLink>}
        </Apply>
        {text.call && (
          <ClosingCall {...text.call} href={routes.career}>
            {isDrawn && <ClosingDrawing slug="job" />}
          </ClosingCall>
        )}
      </BelowFirstScreen>
    </>
  );
}
