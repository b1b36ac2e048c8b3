import styled from 'styled-components';
import type { Person } from '../../../content/load/load.ts';
import type { PictureData } from '../../../images/manifest.ts';
import { routes } from '../../../site.ts';
import { from } from '../../../theme/theme.ts';
import { fontSize, fromTablet, space } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Swipe } from '../../../ui/Swipe.tsx';

export interface ShownPerson extends Pick<Person, 'slug' | 'name'> {
  /** The person's role, with the office's city. */
  role: string;
  lang?: string;
  photo?: PictureData | undefined;
}

export const DrawnPortrait = ({ src }: { src: string }) => (
  <img src={src} alt="" width={240} height={300} loading="lazy" style={{ width: '100%' }} />
);

const PortraitPhoto = styled.span`
  display: block;
  img { aspect-ratio: 4 / 5; }
`;

/** A drawn or photographed portrait, without alternative text: the name is below it. */
export const Portrait = ({ slug, photo }: Pick<ShownPerson, 'slug' | 'photo'>) =>
  photo ? (
    <PortraitPhoto>
      <Picture picture={photo} sizes={`${fromTablet} 25vw, 70vw`} />
    </PortraitPhoto>
  ) : (
    <DrawnPortrait src={`/illustrations/people/${slug}.svg`} />
  );

/** Pages can set the width of a person on phones, `--person`. */
const PeopleRow = styled.ul<{ $many: boolean; $joined: boolean | undefined }>`
  /* On phones about a third of the third person shows. */
  --each: var(--person, min(max(37vw, 7.5rem), 60vw));
  display: grid;
  gap: 2rem ${space.gutter};
  /* Up to four people fill the page's width. */
  ${from.tablet} { grid-template-columns: repeat(${({ $many }) => ($many ? 3 : 4)}, 1fr); }
  ${({ $many }) => $many && `${from.desktop} { grid-template-columns: repeat(6, 1fr); }`}
  li { position: relative; }
  /* The margin keeps the outline clear of the photograph. */
  a { display: inline-block; margin-top: 0.5rem; padding: 0.25rem 0 0.1rem; font-weight: 600; line-height: 1.35; }
  li:not(:hover) a { text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  p { font-size: ${fontSize.small}; line-height: 1.35; }
  ${({ $joined }) => $joined && `${from.desktop} { column-gap: 0; a, p { margin-right: 1rem; } }`}
`;

interface Props {
  people: readonly ShownPerson[];
  /** Leaves no gaps between the portraits, on desktops. */
  joined?: true;
}

/** Portraits with links to the page About us. Phones scroll them sideways. */
export const People = ({ people, joined }: Props) => (
  <Swipe>
    <PeopleRow role="list" $many={people.length > 4} $joined={joined}>
      {people.map(({ slug, name, lang, role, photo }) => (
        <li key={slug}>
          <Portrait slug={slug} photo={photo} />
          <Link href={`${routes.about}#${slug}`} lang={lang}>
            {name}
          </Link>
          <p>{role}</p>
        </li>
      ))}
    </PeopleRow>
  </Swipe>
);
