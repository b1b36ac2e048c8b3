import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import { pictureAt, poses } from '../../content/facts/mascots.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { routes, site } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { space, spacing } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { ButtonLink } from '../../ui/button.ts';
import { Each } from '../../ui/Each.tsx';
import { Fold, foldRow, rowPadding } from '../../ui/Fold.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { loudHead, Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SpacedList } from '../../ui/SpacedList.ts';
import { Table } from '../../ui/Table.tsx';
import { Chapter, Display, Lead, Title } from '../../ui/text.ts';
import { Apply } from '../shared/form/Apply.tsx';
import { People, type ShownPerson } from '../shared/people/People.tsx';
import { CareerColumns } from './CareerColumns.ts';
import { type OpenJob, Positions } from './Positions.tsx';

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

/** Stands on the line below, up to the window's edge. Its thread is as thick as that line. */
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

const CareerOffices = styled(CareerColumns)`
  ${below.tablet} { gap: 0; }
`;

const CareerOffice = styled.div`
  ${foldRow}
  ${below.tablet} { padding: ${rowPadding} 0; border-top: 2px solid var(--line); }
`;

const CareerPeople = styled.div`
  --person: min(12.5rem, 60vw);
  ${from.desktop} { margin-top: ${spacing.xl}; }
`;

const CareerBenefits = styled(SpacedList)`margin-top: 1rem;`;

export interface CareerProps {
  text: Omit<PageText<'career'>, 'closed' | 'levels'>;
  jobs: OpenJob[];
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
        positions && <Positions {...positions} offices={offices} jobs={jobs} />
      )}
      {hiring && <Hiring {...hiring} />}
      {levels && <Levels {...levels} />}
      {people.length > 0 && team && (
        <Section aria-labelledby="people">
          <Stack $gap="m">
            <SectionHead id="people" heading={team.heading} text={<Foreign>{team.text}</Foreign>} />
            <CareerPeople>
              <People people={people} joined />
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
