import styled from 'styled-components';
import type { Person } from '../../content/load/load.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { officesWithoutSkyline } from '../../env/pages.ts';
import { routes, site } from '../../site.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import {
  fontSize,
  headingSpacing,
  largeType,
  space,
  spacing,
  uprightPhone,
  uprightTablet,
} from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { LargeFoldedTerms } from '../../ui/LargeFoldedTerms.tsx';
import { Bleed } from '../../ui/layout/Bleed.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { RejectedOptions } from '../../ui/RejectedOptions.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skyline } from '../../ui/Skyline.tsx';
import { Chapter } from '../../ui/text.ts';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { type DayProps, SharedDay } from './SharedDay.tsx';
import { Team } from './Team.tsx';

const uprightWindows = `@media ${uprightPhone}, ${uprightTablet}`;

/** Aligns the lead with the right side of the sections below. */
const AboutLead = styled.span`
  ${from.desktop} { display: block; padding-left: calc((${spacing.xxl} - ${space.gutter}) / 2); }
`;

/** The skylines of all offices as one continuous line; phones show them below each other. */
const AboutSkylines = styled(Bleed)`
  display: grid;
  gap: 1.5rem;
  margin-top: ${spacing.l};
  /* Lowers the drawings' ground, 17 of 1,200 units above their edge, to that of the section. */
  --lowered: calc(100vw * 17 / 1200);
  margin-bottom: calc(-1 * var(--lowered));
  ${from.tablet} { --lowered: calc(100vw * 17 / 1200 / ${site.offices.length}); grid-template-columns: repeat(${site.offices.length}, 1fr); gap: 0; }
`;

const Skylines = () => (
  <AboutSkylines>
    {site.offices.map(({ id }) => (
      <Skyline key={id} $city={id} />
    ))}
  </AboutSkylines>
);

const AboutBeliefs = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${spacing.xxl};
  ${below.desktop} { margin-top: ${spacing.xs}; }
  ${uprightWindows} { gap: ${spacing.l}; }
`;

/** Has a rule above it where it is below the section's title. */
const AboutBelief = styled.li`
  ${below.desktop} { padding-top: ${spacing.xs}; border-top: 2px solid var(--line); }
  ${shaped.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.gutter};
    align-items: first baseline;
  }
`;

/** Is smaller below the section's title, which would otherwise look like the first belief. */
const BeliefTitle = styled.h3`
  font-size: ${fontSize.chapter};
  line-height: 0.95;
  letter-spacing: ${headingSpacing};
  max-width: 15em;
  ${uprightWindows} { ${largeType} }
`;

const BeliefText = styled.p`
  margin-top: 1rem;
  max-width: 29em;
  font-size: ${fontSize.text};
  ${uprightWindows} { margin-top: 0.5rem; }
`;

export interface AboutProps {
  text: PageText<'about'>;
  people: Person[];
  /** The number of people in each office, in words. */
  headCounts: Record<string, string>;
  skies: DayProps['skies'];
}

export const AboutScreen = ({
  text: { headline, lead, foreign, ways, beliefs, day, people: team, refusals, call },
  people,
  headCounts,
  skies,
}: AboutProps) => (
  <>
    <PageIntro
      title={headline}
      lead={
        <AboutLead>
          <Foreign words={foreign}>{lead}</Foreign>
        </AboutLead>
      }
      foot={officesWithoutSkyline.length > 0 ? 2 : <Skylines />}
    />
    <BelowFirstScreen>
      {people.length > 0 && team && <Team {...team} people={people} headCounts={headCounts} />}
      {day && <SharedDay {...day} skies={skies} />}
      {ways && (
        <Section $tone="quiet">
          <Chapter>{ways.heading}</Chapter>
          <LargeFoldedTerms
            more={ways.more}
            terms={ways.items.map(({ title, paragraphs }) => [title, paragraphs])}
          />
        </Section>
      )}
      {beliefs && (
        <Section $tone="deep">
          <Columns $columns="third">
            <Chapter>{beliefs.heading}</Chapter>
            <AboutBeliefs>
              {beliefs.items.map(({ title, text }) => (
                <AboutBelief key={title}>
                  <BeliefTitle>{title}</BeliefTitle>
                  <BeliefText>{text}</BeliefText>
                </AboutBelief>
              ))}
            </AboutBeliefs>
          </Columns>
        </Section>
      )}
      {refusals && (
        <Section $tone="quiet">
          <Chapter>{refusals.heading}</Chapter>
          <RejectedOptions {...refusals} />
        </Section>
      )}
      {call && <ClosingCall {...call} href={routes.career} />}
    </BelowFirstScreen>
  </>
);
