import styled from 'styled-components';
import type { Person } from '../../content/load/load.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { hasTwoOffices, routes, site } from '../../site.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, largeType, space, titleType } from '../../theme/tokens.ts';
import { languageOfWord } from '../../ui/Foreign.tsx';
import { Link } from '../../ui/Link.tsx';
import { openOnPaper } from '../../ui/openOnPaper.ts';
import { plusOrMinus } from '../../ui/summary.ts';
import { Chapter } from '../../ui/text.ts';
import { DrawnPortrait, Portrait, type ShownPerson } from '../shared/people/People.tsx';
import { OfficeSides, OfficeSidesText, TwoCities } from './TwoCities.ts';

/** Rows of three portraits for each office, where there is room for them. */
const TeamMembers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 1.25rem ${space.gutter};
  margin-top: 1rem;
  /* Lets later people fill the gap before an open one. */
  ${below.tablet} { grid-auto-flow: dense; }
  /* Fits at most three in a row. */
  ${shaped.phone} { grid-template-columns: repeat(auto-fill, minmax(max(min(5.25rem, 100%), 28%), 1fr)); }
  ${from.tablet} {
    row-gap: 2rem;
    grid-template-columns: repeat(${hasTwoOffices ? 2 : 4}, minmax(0, 1fr));
  }
  ${from.wide} { ${hasTwoOffices && 'grid-template-columns: repeat(3, minmax(0, 1fr));'} }
`;

/** An open person has the whole row on phones. */
const TeamMember = styled.li`
  min-width: 0;
  ${below.tablet} { &:has([open]) { grid-column: 1 / -1; display: flow-root; } }
`;

const TeamSummary = styled.summary`
  ${below.tablet} {
    [open] > & { float: left; width: calc((100% - 2 * ${space.gutter}) / 3); margin-right: ${space.gutter}; }
  }
`;

const TeamName = styled.strong`
  display: block;
  padding-top: 0.5rem;
  ${titleType}
  ${shaped.phone} { font-size: ${fontSize.text}; }
`;

const TeamRole = styled.span`
  display: block;
  font-size: ${fontSize.small};
  line-height: 1.4;
  ${shaped.phone} { font-size: 0.875rem; line-height: 1.35; }
  /* Rows of both offices stay level beside a role of two lines. */
  ${from.tablet} { min-height: 2lh; text-wrap: balance; }
`;

const TeamFact = styled.p`
  margin-top: 0.5rem;
  max-width: 22em;
  font-size: ${fontSize.small};
  line-height: 1.4;
`;

const TeamLink = styled(Link)`
  display: inline-block;
  padding: 0.35em 0;
`;

const TeamDetails = styled.details`
  ${plusOrMinus('&', `${TeamName}`, 'margin-left: 0.3em; font-weight: 400;')}
  ${openOnPaper('&')}
`;

const TeamCity = styled.h3`${largeType}`;

const TeamCount = styled.span`
  font-size: ${fontSize.title};
  font-weight: 400;
  letter-spacing: -0.015em;
`;

const TeamOffice = styled.div<{ $spansPage: boolean }>`
  ${({ $spansPage }) => $spansPage && 'grid-column: 1 / -1;'}
`;

type Props = NonNullable<PageText<'about'>['people']> & {
  people: readonly (Person & Pick<ShownPerson, 'photo'>)[];
  headCounts: Record<string, string>;
};

/** The people of each office, with more about each in a `<details>`. */
export function Team({ heading, text, since, decides, ofUs, next, people, headCounts }: Props) {
  const shown = site.offices.filter(({ id }) => next || people.some(({ office }) => office === id));
  return (
    <TwoCities aria-labelledby="people">
      <OfficeSides>
        <Chapter id="people">{heading}</Chapter>
        <OfficeSidesText>{text}</OfficeSidesText>
        {shown.map(({ id, city }, index) => (
          <TeamOffice key={id} $spansPage={shown.length !== 2}>
            <TeamCity id={`people-${id}`}>
              {city} {ofUs && <TeamCount>{`${headCounts[id]} ${ofUs}`}</TeamCount>}
            </TeamCity>
            <TeamMembers role="list" aria-labelledby={`people-${id}`}>
              {people.map(
                (person) =>
                  person.office === id && (
                    <TeamMember key={person.slug} id={person.slug}>
                      <TeamDetails>
                        <TeamSummary>
                          <Portrait {...person} />
                          <TeamName lang={languageOfWord(person.name, site.foreignWords)}>
                            {person.name}
                          </TeamName>
                          <TeamRole>{person.role}</TeamRole>
                        </TeamSummary>
                        <TeamFact>{`${city}, ${since} ${person.since}. ${person.languages.length ? `${person.languages.join(', ')}.` : ''}`}</TeamFact>
                        {person.decides && <TeamFact>{`${decides} ${person.decides}`}</TeamFact>}
                      </TeamDetails>
                    </TeamMember>
                  ),
              )}
              {next && index === shown.length - 1 && (
                <TeamMember>
                  <TeamDetails>
                    <TeamSummary>
                      <DrawnPortrait src="/illustrations/portrait-next.svg" />
                      <TeamName>{next.name}</TeamName>
                      <TeamRole>{next.role}</TeamRole>
                    </TeamSummary>
                    <TeamFact>{`${decides} ${next.decides}`}</TeamFact>
                    <TeamFact>
                      <TeamLink href={routes.career}>{next.link}</TeamLink>
                    </TeamFact>
                  </TeamDetails>
                </TeamMember>
              )}
            </TeamMembers>
          </TeamOffice>
        ))}
      </OfficeSides>
    </TwoCities>
  );
}
