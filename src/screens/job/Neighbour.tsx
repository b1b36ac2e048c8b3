import styled from 'styled-components';
import { routes } from '../../site.ts';
import { below } from '../../theme/theme.ts';
import { space, titleType } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { Portrait, type ShownPerson } from '../shared/people/People.tsx';

const JobNeighbour = styled.div`
  display: grid;
  gap: 0.75rem ${space.gutter};
  align-content: start;
  ${below.tablet} { grid-template-columns: min(47%, 12rem) 1fr; }
`;

const NeighbourName = styled(Link)`${titleType}`;

const NeighbourRole = styled.p`margin: 0.25rem 0 0.5rem;`;

interface Props {
  person: ShownPerson;
  text: string;
}

/** The person that a newcomer would sit beside, with a link to the page About us. */
export const Neighbour = ({ person: { slug, name, lang, role, photo }, text }: Props) => (
  <JobNeighbour>
    <Portrait slug={slug} photo={photo} />
    <div>
      <NeighbourName href={`${routes.about}#${slug}`} lang={lang}>
        {name}
      </NeighbourName>
      <NeighbourRole>{role}</NeighbourRole>
      <p>{text}</p>
    </div>
  </JobNeighbour>
);
