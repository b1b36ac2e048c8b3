import styled from 'styled-components';
import type { Person } from '../../content/load.ts';
import { officeOf } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { langOf } from '../../ui/Foreign.tsx';

export interface ShownPerson extends Pick<Person, 'slug' | 'name' | 'role' | 'office'> {
  lang?: string;
}

export const shownPerson = ({ slug, name, role, office }: Person): ShownPerson => ({
  slug,
  name,
  ...langOf(name),
  role,
  office,
});

export const Drawing = styled.img.attrs({ alt: '', width: 240, height: 300, loading: 'lazy' })`
  width: 100%;
  height: auto;
`;

/** A drawn portrait; the name beside it says whose. */
export const Portrait = ({ slug }: { slug: string }) => <Drawing src={`/illustrations/people/${slug}.svg`} />;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 2rem ${space.gutter};
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  /* Up to four fill the page's width. */
  ${from.desktop} { grid-template-columns: repeat(6, 1fr); &:not(:has(> :nth-child(5))) { grid-template-columns: repeat(4, 1fr); } }
  strong { display: block; margin-top: 0.75rem; }
  span { display: block; font-size: 1rem; line-height: 1.35; }
`;

/** Where somebody works, unless the role says so. */
export const withCity = (role: string, city: string) => (role.includes(city) ? role : `${role}, ${city}`);

export const People = ({ people }: { people: readonly ShownPerson[] }) => (
  <Row role="list">
    {people.map(({ slug, name, lang, role, office }) => (
      <li key={slug}>
        <Portrait slug={slug} />
        <strong lang={lang}>{name}</strong>
        <span>{withCity(role, officeOf({ office }).city)}</span>
      </li>
    ))}
  </Row>
);
