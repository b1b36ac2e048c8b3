import styled, { css } from 'styled-components';
import type { Person } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasTwoOffices, routes, site } from '../../site.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import { fontSize, largeType, space, titleType } from '../../theme/tokens.ts';
import { languageOfWord } from '../../ui/Foreign.tsx';
import { Link } from '../../ui/Link.tsx';
import { openOnPaper, plusOrMinus } from '../../ui/summary.ts';
import { Chapter } from '../../ui/text.ts';
import { DrawnPortrait, Portrait, type ShownPerson } from '../people/People.tsx';
import { OfficeSides, OfficeSidesText, TwoCities } from './TwoCities.ts';

/** Phones show an open person across the row, and fill the gap with those who follow. */
const openAcrossRow = css`
  grid-auto-flow: dense;
  li:has([open]) { grid-column: 1 / -1; display: flow-root; }
  [open] summary { float: left; width: calc((100% - 2 * ${space.gutter}) / 3); margin-right: ${space.gutter}; }
`;

/** Rows of three portraits for each office, where there is room for them. */
const TeamMembers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 1.25rem ${space.gutter};
  margin-top: 1rem;
  li { min-width: 0; }
  strong { display: block; padding-top: 0.5rem; ${titleType} }
  ${plusOrMinus('details', 'strong', 'margin-left: 0.3em; font-weight: 400;')}
  span, p { display: block; font-size: ${fontSize.small}; line-height: 1.4; }
  p { margin-top: 0.5rem; max-width: 22em; }
  a { display: inline-block; padding: 0.35em 0; }
  ${below.tablet} { ${openAcrossRow} }
  ${shaped.phone} {
    /* At most three in a row. */
    grid-template-columns: repeat(auto-fill, minmax(max(min(5.25rem, 100%), 28%), 1fr));
    strong { font-size: ${fontSize.text}; }
    span { font-size: 0.875rem; line-height: 1.35; }
  }
  ${from.tablet} {
    row-gap: 2rem;
    grid-template-columns: repeat(${hasTwoOffices ? 2 : 4}, minmax(0, 1fr));
    /* Rows of both offices stay level beside a role of two lines. */
    span { min-height: 2lh; text-wrap: balance; }
  }
  ${from.wide} { ${hasTwoOffices && 'grid-template-columns: repeat(3, minmax(0, 1fr));'} }
  ${openOnPaper('details')}
`;

const TeamCity = styled.h3`
  ${largeType}
  span { font-size: ${fontSize.title}; font-weight: 400; letter-spacing: -0.015em; }
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
              {city} {ofUs && <span>{`${headCounts[id]} ${ofUs}`}</span>}
            </TeamCity>
            <TeamMembers role="list" aria-labelledby={`people-${id}`}>
              {people.map(
                (person) =>
                  person.office === id && (
                    <li key={person.slug} id={person.slug}>
                      <details>
                        <summary>
                          <Portrait {...person} />
                          <strong lang={languageOfWord(person.name, site.foreignWords)}>
                            {person.name}
                          </strong>
                          <span>{person.role}</span>
                        </summary>
                        <p>{`${city}, ${since} ${person.since}. ${person.languages.length ? `${person.languages.join(', ')}.` : ''}`}</p>
                        {person.decides && <p>{`${decides} ${person.decides}`}</p>}
                      </details>
                    </li>
                  ),
              )}
              {next && index === shown.length - 1 && (
                <li>
                  <details>
                    <summary>
                      <DrawnPortrait src="/illustrations/portrait-next.svg" />
                      <strong>{next.name}</strong>
                      <span>{next.role}</span>
                    </summary>
                    <p>{`${decides} ${next.decides}`}</p>
                    <p>
                      <Link href={routes.career}>{next.link}</Link>
                    </p>
                  </details>
                </li>
              )}
            </TeamMembers>
          </TeamOffice>
        ))}
      </OfficeSides>
    </TwoCities>
  );
}
