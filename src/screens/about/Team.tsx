import styled from 'styled-components';
import type { Person } from '../../content/load.ts';
import type { PageText } from '../../content/pageSchemas.ts';
import { officeOf, routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, titleType } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { languageOfWord } from '../../ui/Foreign.tsx';
import { Link } from '../../ui/Link.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Drawing, Portrait } from '../people/People.tsx';

const All = styled.ul`
  display: grid;
  gap: 2.5rem ${space.gutter};
  margin-top: clamp(2rem, 5vw, 4rem);
  ${from.tablet} { grid-template-columns: repeat(2, 1fr); }
  ${from.desktop} { grid-template-columns: repeat(3, 1fr); }
  /* Large text in a narrow window has no room beside the portrait. */
  li { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: start; }
  li > img { flex: none; width: 7.5rem; }
  li > div { flex: 1 1 7.5rem; }
  h3 { ${titleType} }
  p { margin-top: 0.35rem; font-size: 1rem; line-height: 1.35; }
`;

type Props = PageText<'about'>['people'] & { people: readonly Person[] };

export const Team = ({ heading, text, since, decides, next, people }: Props) => (
  <Field aria-labelledby="people">
    <SectionHead id="people" heading={heading} text={text} />
    <All role="list">
      {people.map((person) => (
        <li key={person.slug}>
          <Portrait slug={person.slug} />
          <div>
            <h3 lang={languageOfWord(person.name)}>{person.name}</h3>
            <p>
              <strong>{person.role}</strong>
            </p>
            <p>{`${officeOf(person).city}, ${since} ${person.since}. ${person.languages.join(', ')}.`}</p>
            <p>{`${decides} ${person.decides}`}</p>
          </div>
        </li>
      ))}
      <li>
        <Drawing src="/illustrations/portrait-next.svg" />
        <div>
          <h3>{next.name}</h3>
          <p>
            <strong>{next.role}</strong>
          </p>
          <p>{`${decides} ${next.decides}`}</p>
          <p>
            <Link href={routes.career}>{next.link}</Link>
          </p>
        </div>
      </li>
    </All>
  </Field>
);
