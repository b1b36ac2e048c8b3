import styled from 'styled-components';
import { from, shaped } from '../../../theme/theme.ts';
import { fontSize, space, spacing, titleType } from '../../../theme/tokens.ts';

const FreeList = styled.ul`
  display: grid;
  gap: ${spacing.s} ${space.gutter};
  margin: 1rem 0 1.5rem;
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${from.desktop} { margin: ${spacing.m} 0; }
`;

const FreePerson = styled.li`
  display: grid;
  grid-template-columns: 6.5rem 1fr;
  gap: 0.5rem 1rem;
  align-items: center;
  break-inside: avoid;
  ${from.tablet} { grid-template-columns: 1fr; align-content: start; }
`;

const FreePortrait = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
`;

const FreeName = styled.strong`display: block; ${titleType}`;

const FreeFact = styled.span`
  display: block;
  font-size: ${fontSize.small};
  line-height: 1.35;
  ${shaped.wide} { font-size: ${fontSize.text}; }
`;

export interface FreePeopleProps {
  /** The words before the date. */
  label: string;
  people: { name: string; lang?: string; role: string; portrait: string; date: string }[];
}

/** Portraits of those who can begin a project, each with the day. */
export const FreePeople = ({ label, people }: FreePeopleProps) => (
  <FreeList role="list">
    {people.map(({ name, lang, role, portrait, date }) => (
      <FreePerson key={name}>
        <FreePortrait src={portrait} alt="" width={240} height={300} loading="lazy" />
        <div>
          <FreeName lang={lang}>{name}</FreeName>
          <FreeFact>{role}</FreeFact>
          <FreeFact as="b">{`${label} ${date}`}</FreeFact>
        </div>
      </FreePerson>
    ))}
  </FreeList>
);
